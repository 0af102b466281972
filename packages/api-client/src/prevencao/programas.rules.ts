/** The programmes of prevention, with names and purposes of their lists (PRV-1). */
export const programas = {
  GESTANTES: { nome: 'Gestantes', finalidade: 'Acompanhamento do pré-natal' },
  ACIMA_55: { nome: 'Acima de 55 anos', finalidade: 'Cuidado de quem tem mais de 55 anos' },
  OBESIDADE: { nome: 'Obesidade', finalidade: 'Acompanhamento da obesidade (CID E66)' },
  BARIATRICA: { nome: 'Bariátrica', finalidade: 'Acompanhamento de quem tem restrição bariátrica' },
} as const;

export type Programa = keyof typeof programas;

/** Purpose under which a manager reads the record of readings (PRV-9). */
export const finalidadeDoRegistro = 'Conferência das consultas registradas';
