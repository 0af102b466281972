import { fake } from '../../http/fake.ts';
import { fakeRow } from '../../report/report.fake.ts';
import type { Report } from '../../report/report.ts';
import {
  camposFatura,
  debitoAutomatico,
  type FaturaEmitida,
  getFaturamento,
  type TipoPedido,
} from './faturamento.contract.ts';

const porEmpresa: readonly TipoPedido[] = ['E', 'X'];

/** Invoice number `index` of October 2026, with the given changes: every fourth is debited from an account. */
export const fakeFatura = (index = 1, given: Partial<FaturaEmitida> = {}): FaturaEmitida => {
  const mensalidade = 41_250 + (index % 30) * 1_730;
  const copart = index % 3 === 0 ? 1_250 + (index % 7) * 380 : 0;
  const desconto = index % 11 === 5 ? -2_000 : 0;
  const funeral = index % 6 === 2 ? 990 : 0;
  const valor = mensalidade + copart + desconto + funeral;
  const isDebit = index % 4 === 0;
  return fakeRow({ row: camposFatura } as unknown as Report<typeof camposFatura>, index, {
    tipo: 'Individual',
    codEmpresa: null,
    rzSocial: null,
    fatura: String(3_000_000 + index),
    titulo: isDebit ? debitoAutomatico : String(7_000_000 + index),
    faturaVcto: `2026-10-${String(5 * ((index % 4) + 1)).padStart(2, '0')}`,
    valor,
    valorBoleto: isDebit ? null : valor,
    totalLancamento: valor,
    mensalidade,
    copart,
    auxilioFuneral: funeral,
    acordoCoparticipacao: 0,
    outrosLancamentos: 0,
    desconto,
    dataemissao: '2026-09-20',
    status: index % 5 === 0 ? 'Aberta' : 'Paga',
    ...given,
  });
};

/** `count` invoices; those of companies belong to no person. */
export const faturamentoFakes = (count = 60) =>
  fake(getFaturamento, ({ params: { type } }) =>
    Array.from({ length: count }, (_, at) =>
      fakeFatura(
        at + 1,
        porEmpresa.includes(type)
          ? {
              tipo: 'Empresarial',
              matricula: null,
              nome: null,
              codEmpresa: '001006',
              rzSocial: 'Metalúrgica Ipê Ltda',
            }
          : {},
      ),
    ),
  );
