// A file that someone tried and committed by mistake.
