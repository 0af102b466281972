/** A way of looking at a table that a person gave a name; of nobody else's concern. */
export interface VisaoTable {
  usuario_id: string;
  /** Name of the table on the screens, 'beneficiario-cadastrado'. */
  tabela: string;
  /** Keyed hash of the view's name. The name itself may be a person's, so it is kept only sealed in `conteudo`. */
  chave: string;
  /** Name and view, sealed, because filters hold what people type; on the ombudsman's desk even the name of a reporter. */
  conteudo: Uint8Array;
  atualizada_em: Date;
}

/** What people keep of the screens. */
export interface VisaoTables {
  visao: VisaoTable;
}
