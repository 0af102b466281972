import { dayOf } from '../../apps/api/src/demo/calendar.ts';
import { buildDemo, type DemoRows } from '../../apps/api/src/demo/demo.ts';
import { operatorDay } from '../../apps/api/src/operatorDay.ts';
import { demoLives } from './addresses.ts';

/** An invented holder with a bill to be paid. */
export interface OpenBill {
  readonly matricula: string;
  readonly cpf: string;
  readonly nome: string;
  readonly email: string;
}

/** Somebody of the demonstration data whose bill of this month is open, so that a bank still takes it; who has an e-mail and a CPF. */
export const openBill = (): OpenBill => {
  const hoje = operatorDay(new Date());
  const today = dayOf(hoje);
  const steps = buildDemo({ lives: demoLives, today, registroAns: '999999' });
  const rows: DemoRows = Object.assign({}, ...steps.map((step) => step.rows));
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
