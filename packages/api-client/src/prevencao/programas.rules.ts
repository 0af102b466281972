/** The programmes of prevention: their names, and the purpose for which their people are looked up (PRV-1). */
export const programas = {
  GESTANTES: { nome: 'Gestantes', finalidade: 'Acompanhamento do pré-natal' },
  ACIMA_55: { nome: 'Acima de 55 anos', finalidade: 'Cuidado de quem tem mais de 55 anos' },
  OBESIDADE: { nome: 'Obesidade', finalidade: 'Acompanhamento da obesidade (CID E66)' },
  BARIATRICA: { nome: 'Bariátrica', finalidade: 'Acompanhamento de quem tem restrição bariátrica' },
} as const;

export type Programa = keyof typeof programas;

/** Who may see the record of openings is a manager (PRV-9); the purpose of reading it. */
export const finalidadeDoRegistro = 'Conferência das consultas registradas';
