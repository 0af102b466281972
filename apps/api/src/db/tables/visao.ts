/** A person's named view of a table. */
export interface VisaoTable {
  usuario_id: string;
  /** Name of the table on the screens, 'beneficiario-cadastrado'. */
  tabela: string;
  /** Keyed hash of the view's name. The name may be a person's, so it exists only sealed in `conteudo`. */
  chave: string;
  /** Name and view, sealed, because filters contain typed text; on the ombudsman's desk even a reporter's name. */
  conteudo: Uint8Array;
  atualizada_em: Date;
}

/** Saved settings of the screens. */
export interface VisaoTables {
  visao: VisaoTable;
}
