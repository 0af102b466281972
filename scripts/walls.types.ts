/** One broken wall; `file` is relative to the root, `line` counts from 1. */
export interface Violation {
  file: string;
  line: number;
  wall: string;
  message: string;
}

/** A file of the tree by its path relative to the root, with forward slashes. */
export interface SourceFile {
  path: string;
  text: string;
}
