import type { DemoRows } from './demo.ts';

/** An invented holder with a bill to be paid. */
export interface OpenBill {
  readonly matricula: string;
  readonly cpf: string;
  readonly nome: string;
  readonly email: string;
}

/** The holder of an individual plan whose bill of the month of `hoje` is open, so that a bank still takes it; who has an e-mail and a CPF. */
export const holderWithBill = (rows: DemoRows, hoje: string): OpenBill => {
  const pessoas = new Map(rows.pessoa?.map((pessoa) => [pessoa.id, pessoa]));
  const vinculos = new Map(rows.beneficiario?.map((bond) => [bond.matricula, bond]));
  const titulos = new Map(rows.titulo?.map((titulo) => [titulo.fatura_numero, titulo]));
  for (const { tipo, status, titular_matricula: matricula, numero } of rows.fatura ?? []) {
    if (tipo !== 'I' || status !== 'ABERTA' || !matricula) continue;
    const pessoa = pessoas.get(vinculos.get(matricula)?.pessoa_id ?? '');
    const titulo = titulos.get(numero);
    if (!titulo || titulo.vencimento.slice(0, 7) < hoje.slice(0, 7)) continue;
    if (titulo.forma === 'BOLETO' && pessoa?.cpf && pessoa.email)
      return { matricula, cpf: pessoa.cpf, nome: pessoa.nome, email: pessoa.email };
  }
  throw new Error('A demonstração não tem boleto em aberto de quem tenha e-mail e CPF.');
};

/** The matrícula of somebody who has an income-tax declaration. */
export const holderWithDeclaration = ({ declaracao_ir: [first] = [] }: DemoRows): string => {
  if (first === undefined) throw new Error('A demonstração não tem declaração de imposto de renda.');
  return first.titular_matricula;
};
