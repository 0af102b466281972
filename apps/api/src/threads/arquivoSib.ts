/** A file of the SIB on the disk, and for which operator it must be. */
export interface ArquivoSib {
  path: string;
  registroAns: string;
  maxBytes: number;
}
