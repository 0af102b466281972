/** A file of the SIB on disk, and its expected operator. */
export interface ArquivoSib {
  path: string;
  registroAns: string;
  maxBytes: number;
}
