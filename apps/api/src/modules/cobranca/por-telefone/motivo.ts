/** Why a bulk sending leaves a payer out: 'Pediu por telefone: ligar à tarde'. */
export const motivoPorTelefone = ({ nota }: { nota: string }): string => `Pediu por telefone: ${nota}`;
