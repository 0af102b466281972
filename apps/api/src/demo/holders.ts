import type { DemoRows } from './demo.ts';

/** An invented holder with an open bill. */
export interface OpenBill {
  readonly matricula: string;
  readonly cpf: string;
  readonly nome: string;
  readonly email: string;
}

/** Holder of an individual plan with an open bill of the month of `hoje`, still payable, with e-mail and CPF. */
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

/** Matrícula of the first holder of an individual plan with two fees due a month before `hoje`, for the demonstration of notices. */
export const holderInDebt = (rows: DemoRows, hoje: string): string => {
  const antes = new Date(Date.parse(`${hoje}T00:00:00Z`) - 30 * 86_400_000).toISOString().slice(0, 10);
  const vencidas = (rows.fatura ?? []).flatMap(({ tipo, status, vencimento, titular_matricula: titular }) =>
    tipo === 'I' && status === 'ABERTA' && vencimento < antes && titular ? [titular] : [],
  );
  const devedor = vencidas.toSorted().find((titular, at, all) => all[at + 1] === titular);
  if (!devedor) throw new Error('A demonstração não tem quem deva duas mensalidades.');
  return devedor;
};

/** Matrícula of a holder with receipts in the year before `hoje`, and so with an income-tax declaration. */
export const holderWithDeclaration = (rows: DemoRows, hoje: string): string => {
  const ano = String(Number(hoje.slice(0, 4)) - 1);
  const pagas = new Set(
    rows.titulo?.filter(({ pago_em }) => pago_em?.startsWith(ano)).map((titulo) => titulo.fatura_numero),
  );
  const paga = rows.fatura?.find(({ numero, tipo }) => tipo === 'I' && pagas.has(numero));
  if (!paga?.titular_matricula) throw new Error('A demonstração não tem quem tenha pago no ano passado.');
  return paga.titular_matricula;
};
