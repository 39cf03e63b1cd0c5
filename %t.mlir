module attributes {gpu.container_module} {
  func.func @reflect(%arg0: memref<64x62xf32, strided<[?, ?], offset: ?>>) -> memref<64x66xf32> {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %c0 = arith.constant 0 : index
    %c60 = arith.constant 60 : index
    %c-62 = arith.constant -62 : index
    %c62 = arith.constant 62 : index
    %c124 = arith.constant 124 : index
    %c2 = arith.constant 2 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<64x66xf32>
    %subview = memref.subview %alloc[0, 0] [64, 2] [1, 1] : memref<64x66xf32> to memref<64x2xf32, strided<[66, 1]>>
    %c1_0 = arith.constant 1 : index
    %c64_1 = arith.constant 64 : index
    %c2_2 = arith.constant 2 : index
    gpu.launch_func  @reflect_kernel::@reflect_kernel blocks in (%c64_1, %c2_2, %c1_0) threads in (%c1_0, %c1_0, %c1_0)  args(%c1 : index, %c0 : index, %c2 : index, %c124 : index, %arg0 : memref<64x62xf32, strided<[?, ?], offset: ?>>, %subview : memref<64x2xf32, strided<[66, 1]>>)
    %subview_3 = memref.subview %alloc[0, 0] [64, 2] [1, 1] : memref<64x66xf32> to memref<64x2xf32, strided<[66, 1]>>
    memref.copy %subview, %subview_3 : memref<64x2xf32, strided<[66, 1]>> to memref<64x2xf32, strided<[66, 1]>>
    %subview_4 = memref.subview %alloc[0, 64] [64, 2] [1, 1] : memref<64x66xf32> to memref<64x2xf32, strided<[66, 1], offset: 64>>
    %c1_5 = arith.constant 1 : index
    %c64_6 = arith.constant 64 : index
    %c2_7 = arith.constant 2 : index
    gpu.launch_func  @reflect_kernel_0::@reflect_kernel blocks in (%c64_6, %c2_7, %c1_5) threads in (%c1_5, %c1_5, %c1_5)  args(%c1 : index, %c0 : index, %c62 : index, %c-62 : index, %c60 : index, %arg0 : memref<64x62xf32, strided<[?, ?], offset: ?>>, %subview_4 : memref<64x2xf32, strided<[66, 1], offset: 64>>)
    %subview_8 = memref.subview %alloc[0, 64] [64, 2] [1, 1] : memref<64x66xf32> to memref<64x2xf32, strided<[66, 1], offset: 64>>
    memref.copy %subview_4, %subview_8 : memref<64x2xf32, strided<[66, 1], offset: 64>> to memref<64x2xf32, strided<[66, 1], offset: 64>>
    %subview_9 = memref.subview %alloc[0, 2] [64, 62] [1, 1] : memref<64x66xf32> to memref<64x62xf32, strided<[66, 1], offset: 2>>
    %c1_10 = arith.constant 1 : index
    %c64_11 = arith.constant 64 : index
    %c62_12 = arith.constant 62 : index
    gpu.launch_func  @reflect_kernel_1::@reflect_kernel blocks in (%c64_11, %c62_12, %c1_10) threads in (%c1_10, %c1_10, %c1_10)  args(%c1 : index, %c0 : index, %arg0 : memref<64x62xf32, strided<[?, ?], offset: ?>>, %subview_9 : memref<64x62xf32, strided<[66, 1], offset: 2>>)
    %subview_13 = memref.subview %alloc[0, 2] [64, 62] [1, 1] : memref<64x66xf32> to memref<64x62xf32, strided<[66, 1], offset: 2>>
    memref.copy %subview_9, %subview_13 : memref<64x62xf32, strided<[66, 1], offset: 2>> to memref<64x62xf32, strided<[66, 1], offset: 2>>
    return %alloc : memref<64x66xf32>
  }
  gpu.module @reflect_kernel {
    gpu.func @reflect_kernel(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: memref<64x62xf32, strided<[?, ?], offset: ?>>, %arg5: memref<64x2xf32, strided<[66, 1]>>) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 64, 2, 1>} {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      %0 = arith.muli %block_id_x, %arg0 overflow<nsw> : index
      %1 = arith.addi %0, %arg1 : index
      %2 = arith.muli %block_id_y, %arg0 overflow<nsw> : index
      %3 = arith.addi %2, %arg1 : index
      %4 = arith.subi %3, %arg2 : index
      %5 = arith.subi %arg2, %3 : index
      %6 = arith.subi %arg3, %3 : index
      %7 = arith.maxsi %4, %5 : index
      %8 = arith.minsi %7, %6 : index
      %9 = memref.load %arg4[%1, %8] : memref<64x62xf32, strided<[?, ?], offset: ?>>
      memref.store %9, %arg5[%1, %3] : memref<64x2xf32, strided<[66, 1]>>
      gpu.return
    }
  }
  gpu.module @reflect_kernel_0 {
    gpu.func @reflect_kernel(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: memref<64x62xf32, strided<[?, ?], offset: ?>>, %arg6: memref<64x2xf32, strided<[66, 1], offset: 64>>) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 64, 2, 1>} {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      %0 = arith.muli %block_id_x, %arg0 overflow<nsw> : index
      %1 = arith.addi %0, %arg1 : index
      %2 = arith.muli %block_id_y, %arg0 overflow<nsw> : index
      %3 = arith.addi %2, %arg1 : index
      %4 = arith.addi %3, %arg2 : index
      %5 = arith.subi %arg3, %3 : index
      %6 = arith.subi %arg4, %3 : index
      %7 = arith.maxsi %4, %5 : index
      %8 = arith.minsi %7, %6 : index
      %9 = memref.load %arg5[%1, %8] : memref<64x62xf32, strided<[?, ?], offset: ?>>
      memref.store %9, %arg6[%1, %3] : memref<64x2xf32, strided<[66, 1], offset: 64>>
      gpu.return
    }
  }
  gpu.module @reflect_kernel_1 {
    gpu.func @reflect_kernel(%arg0: index, %arg1: index, %arg2: memref<64x62xf32, strided<[?, ?], offset: ?>>, %arg3: memref<64x62xf32, strided<[66, 1], offset: 2>>) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 64, 62, 1>} {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      %0 = arith.muli %block_id_x, %arg0 overflow<nsw> : index
      %1 = arith.addi %0, %arg1 : index
      %2 = arith.muli %block_id_y, %arg0 overflow<nsw> : index
      %3 = arith.addi %2, %arg1 : index
      %4 = memref.load %arg2[%1, %3] : memref<64x62xf32, strided<[?, ?], offset: ?>>
      memref.store %4, %arg3[%1, %3] : memref<64x62xf32, strided<[66, 1], offset: 2>>
      gpu.return
    }
  }
}

