/** Why there is no file, in words for the person. `cause` keeps what went wrong underneath. */
export class FileError extends Error {
  override readonly name = 'FileError';
}
