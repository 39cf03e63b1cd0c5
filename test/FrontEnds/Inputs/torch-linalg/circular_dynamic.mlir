// pads: wrap
// inputs: float32[1,2,5,6]
// result: float32[1,2,8,9] 4e96087c5f22b48c8fe42f9b59b0ab847d061c81589aac48316ed36f0fc4a9c2
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<1x2x?x?xf32>) -> tensor<1x2x?x?xf32> {
    %c0_i64 = arith.constant 0 : i64
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c-1 = arith.constant -1 : index
    %c3 = arith.constant 3 : index
    %c2_i64 = arith.constant 2 : i64
    %c1_i64 = arith.constant 1 : i64
    %c3_i64 = arith.constant 3 : i64
    %dim = tensor.dim %arg0, %c2 : tensor<1x2x?x?xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_0 = tensor.dim %arg0, %c3 : tensor<1x2x?x?xf32>
    %1 = arith.index_cast %dim_0 : index to i64
    %2 = arith.addi %0, %c1_i64 : i64
    %3 = arith.addi %0, %c3_i64 : i64
    %4 = arith.addi %1, %c2_i64 : i64
    %5 = arith.addi %1, %c3_i64 : i64
    %6 = arith.index_cast %3 : i64 to index
    %7 = arith.index_cast %5 : i64 to index
    %8 = tensor.empty(%6, %7) : tensor<1x2x?x?xf32>
    %9 = arith.minsi %5, %c2_i64 : i64
    %10 = arith.index_cast %9 : i64 to index
    %11 = arith.index_cast %4 : i64 to index
    %12 = arith.cmpi slt, %11, %c0 : index
    %13 = arith.addi %11, %7 : index
    %14 = arith.select %12, %13, %11 : index
    %15 = arith.cmpi slt, %14, %c0 : index
    %16 = arith.select %15, %c-1, %14 : index
    %17 = arith.minsi %16, %7 : index
    %18 = arith.subi %17, %10 : index
    %19 = arith.maxsi %18, %c0 : index
    %20 = arith.minsi %1, %c0_i64 : i64
    %21 = arith.index_cast %20 : i64 to index
    %22 = arith.cmpi slt, %dim_0, %c0 : index
    %23 = arith.addi %dim_0, %dim_0 : index
    %24 = arith.select %22, %23, %dim_0 : index
    %25 = arith.cmpi slt, %24, %c0 : index
    %26 = arith.select %25, %c-1, %24 : index
    %27 = arith.minsi %26, %dim_0 : index
    %28 = arith.subi %27, %21 : index
    %29 = arith.maxsi %28, %c0 : index
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, %21] [1, 2, %dim, %29] [1, 1, 1, 1] : tensor<1x2x?x?xf32> to tensor<1x2x?x?xf32>
    %30 = arith.minsi %3, %c1_i64 : i64
    %31 = arith.index_cast %30 : i64 to index
    %32 = arith.index_cast %2 : i64 to index
    %33 = arith.cmpi slt, %32, %c0 : index
    %34 = arith.addi %32, %6 : index
    %35 = arith.select %33, %34, %32 : index
    %36 = arith.cmpi slt, %35, %c0 : index
    %37 = arith.select %36, %c-1, %35 : index
    %38 = arith.minsi %37, %6 : index
    %39 = arith.subi %38, %31 : index
    %40 = arith.maxsi %39, %c0 : index
    %41 = arith.minsi %0, %c0_i64 : i64
    %42 = arith.index_cast %41 : i64 to index
    %43 = arith.cmpi slt, %dim, %c0 : index
    %44 = arith.addi %dim, %dim : index
    %45 = arith.select %43, %44, %dim : index
    %46 = arith.cmpi slt, %45, %c0 : index
    %47 = arith.select %46, %c-1, %45 : index
    %48 = arith.minsi %47, %dim : index
    %49 = arith.subi %48, %42 : index
    %50 = arith.maxsi %49, %c0 : index
    %extracted_slice_1 = tensor.extract_slice %extracted_slice[0, 0, %42, 0] [1, 2, %50, %29] [1, 1, 1, 1] : tensor<1x2x?x?xf32> to tensor<1x2x?x?xf32>
    %51 = arith.index_cast %40 : index to i64
    %52 = arith.index_cast %19 : index to i64
    %53 = arith.cmpi sge, %51, %c0_i64 : i64
    cf.assert %53, "unimplemented: dynamic negative broadcast sizes"
    %54 = arith.cmpi sge, %52, %c0_i64 : i64
    cf.assert %54, "unimplemented: dynamic negative broadcast sizes"
    %55 = tensor.empty(%40, %19) : tensor<1x2x?x?xf32>
    %56 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%55 : tensor<1x2x?x?xf32>) {
    ^bb0(%out: f32):
      %108 = linalg.index 1 : index
      %109 = linalg.index 2 : index
      %110 = linalg.index 3 : index
      %111 = arith.cmpi eq, %50, %c1 : index
      %112 = arith.select %111, %c0, %109 : index
      %113 = arith.cmpi eq, %29, %c1 : index
      %114 = arith.select %113, %c0, %110 : index
      %extracted = tensor.extract %extracted_slice_1[%c0, %108, %112, %114] : tensor<1x2x?x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x?x?xf32>
    %extracted_slice_2 = tensor.extract_slice %8[0, 0, 0, %10] [1, 2, %6, %19] [1, 1, 1, 1] : tensor<1x2x?x?xf32> to tensor<1x2x?x?xf32>
    %inserted_slice = tensor.insert_slice %56 into %extracted_slice_2[0, 0, %31, 0] [1, 2, %40, %19] [1, 1, 1, 1] : tensor<1x2x?x?xf32> into tensor<1x2x?x?xf32>
    %inserted_slice_3 = tensor.insert_slice %inserted_slice into %8[0, 0, 0, %10] [1, 2, %6, %19] [1, 1, 1, 1] : tensor<1x2x?x?xf32> into tensor<1x2x?x?xf32>
    %57 = arith.addi %1, %5 : i64
    %58 = arith.cmpi sge, %1, %c0_i64 : i64
    %59 = arith.select %58, %1, %57 : i64
    %60 = arith.maxsi %59, %c0_i64 : i64
    %61 = arith.minsi %60, %5 : i64
    %62 = arith.index_cast %61 : i64 to index
    %extracted_slice_4 = tensor.extract_slice %inserted_slice_3[0, 0, 0, %62] [1, 2, %6, 2] [1, 1, 1, 1] : tensor<1x2x?x?xf32> to tensor<1x2x?x2xf32>
    %63 = arith.index_cast %3 : i64 to index
    %64 = arith.cmpi sge, %3, %c0_i64 : i64
    cf.assert %64, "unimplemented: dynamic negative broadcast sizes"
    %65 = tensor.empty(%63) : tensor<1x2x?x2xf32>
    %66 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%65 : tensor<1x2x?x2xf32>) {
    ^bb0(%out: f32):
      %108 = linalg.index 1 : index
      %109 = linalg.index 2 : index
      %110 = linalg.index 3 : index
      %111 = arith.cmpi eq, %6, %c1 : index
      %112 = arith.select %111, %c0, %109 : index
      %extracted = tensor.extract %extracted_slice_4[%c0, %108, %112, %110] : tensor<1x2x?x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x?x2xf32>
    %67 = arith.minsi %5, %c0_i64 : i64
    %68 = arith.index_cast %67 : i64 to index
    %69 = arith.minsi %7, %c2 : index
    %70 = arith.subi %69, %68 : index
    %71 = arith.maxsi %70, %c0 : index
    %cast = tensor.cast %66 : tensor<1x2x?x2xf32> to tensor<1x2x?x?xf32>
    %inserted_slice_5 = tensor.insert_slice %cast into %inserted_slice_3[0, 0, 0, %68] [1, 2, %6, %71] [1, 1, 1, 1] : tensor<1x2x?x?xf32> into tensor<1x2x?x?xf32>
    %extracted_slice_6 = tensor.extract_slice %inserted_slice_5[0, 0, 0, %10] [1, 2, %6, 1] [1, 1, 1, 1] : tensor<1x2x?x?xf32> to tensor<1x2x?x1xf32>
    cf.assert %64, "unimplemented: dynamic negative broadcast sizes"
    %72 = tensor.empty(%63) : tensor<1x2x?x1xf32>
    %73 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%72 : tensor<1x2x?x1xf32>) {
    ^bb0(%out: f32):
      %108 = linalg.index 1 : index
      %109 = linalg.index 2 : index
      %110 = arith.cmpi eq, %6, %c1 : index
      %111 = arith.select %110, %c0, %109 : index
      %extracted = tensor.extract %extracted_slice_6[%c0, %108, %111, %c0] : tensor<1x2x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x?x1xf32>
    %74 = arith.addi %4, %5 : i64
    %75 = arith.cmpi sge, %4, %c0_i64 : i64
    %76 = arith.select %75, %4, %74 : i64
    %77 = arith.maxsi %76, %c0_i64 : i64
    %78 = arith.minsi %77, %5 : i64
    %79 = arith.index_cast %78 : i64 to index
    %80 = arith.cmpi slt, %7, %c0 : index
    %81 = arith.addi %7, %7 : index
    %82 = arith.select %80, %81, %7 : index
    %83 = arith.cmpi slt, %82, %c0 : index
    %84 = arith.select %83, %c-1, %82 : index
    %85 = arith.minsi %84, %7 : index
    %86 = arith.subi %85, %79 : index
    %87 = arith.maxsi %86, %c0 : index
    %cast_7 = tensor.cast %73 : tensor<1x2x?x1xf32> to tensor<1x2x?x?xf32>
    %inserted_slice_8 = tensor.insert_slice %cast_7 into %inserted_slice_5[0, 0, 0, %79] [1, 2, %6, %87] [1, 1, 1, 1] : tensor<1x2x?x?xf32> into tensor<1x2x?x?xf32>
    %88 = arith.addi %0, %3 : i64
    %89 = arith.cmpi sge, %0, %c0_i64 : i64
    %90 = arith.select %89, %0, %88 : i64
    %91 = arith.maxsi %90, %c0_i64 : i64
    %92 = arith.minsi %91, %3 : i64
    %93 = arith.index_cast %92 : i64 to index
    %extracted_slice_9 = tensor.extract_slice %inserted_slice_8[0, 0, %93, 0] [1, 2, 1, %7] [1, 1, 1, 1] : tensor<1x2x?x?xf32> to tensor<1x2x1x?xf32>
    %94 = arith.index_cast %5 : i64 to index
    %95 = arith.cmpi sge, %5, %c0_i64 : i64
    cf.assert %95, "unimplemented: dynamic negative broadcast sizes"
    %96 = tensor.empty(%94) : tensor<1x2x1x?xf32>
    %97 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%96 : tensor<1x2x1x?xf32>) {
    ^bb0(%out: f32):
      %108 = linalg.index 1 : index
      %109 = linalg.index 3 : index
      %110 = arith.cmpi eq, %7, %c1 : index
      %111 = arith.select %110, %c0, %109 : index
      %extracted = tensor.extract %extracted_slice_9[%c0, %108, %c0, %111] : tensor<1x2x1x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x1x?xf32>
    %98 = arith.minsi %3, %c0_i64 : i64
    %99 = arith.index_cast %98 : i64 to index
    %inserted_slice_10 = tensor.insert_slice %97 into %inserted_slice_8[0, 0, %99, 0] [1, 2, 1, %7] [1, 1, 1, 1] : tensor<1x2x1x?xf32> into tensor<1x2x?x?xf32>
    %extracted_slice_11 = tensor.extract_slice %inserted_slice_10[0, 0, %31, 0] [1, 2, 2, %7] [1, 1, 1, 1] : tensor<1x2x?x?xf32> to tensor<1x2x2x?xf32>
    cf.assert %95, "unimplemented: dynamic negative broadcast sizes"
    %100 = tensor.empty(%94) : tensor<1x2x2x?xf32>
    %101 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%100 : tensor<1x2x2x?xf32>) {
    ^bb0(%out: f32):
      %108 = linalg.index 1 : index
      %109 = linalg.index 2 : index
      %110 = linalg.index 3 : index
      %111 = arith.cmpi eq, %7, %c1 : index
      %112 = arith.select %111, %c0, %110 : index
      %extracted = tensor.extract %extracted_slice_11[%c0, %108, %109, %112] : tensor<1x2x2x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x2x?xf32>
    %102 = arith.addi %2, %3 : i64
    %103 = arith.cmpi sge, %2, %c0_i64 : i64
    %104 = arith.select %103, %2, %102 : i64
    %105 = arith.maxsi %104, %c0_i64 : i64
    %106 = arith.minsi %105, %3 : i64
    %107 = arith.index_cast %106 : i64 to index
    %inserted_slice_12 = tensor.insert_slice %101 into %inserted_slice_10[0, 0, %107, 0] [1, 2, 2, %7] [1, 1, 1, 1] : tensor<1x2x2x?xf32> into tensor<1x2x?x?xf32>
    return %inserted_slice_12 : tensor<1x2x?x?xf32>
  }
}
