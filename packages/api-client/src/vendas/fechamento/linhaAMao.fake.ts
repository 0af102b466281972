import { fake } from '../../http/fake.ts';
import {
  decidirLinha,
  escreverLinha,
  estadosAMao,
  getLinhasAMao,
  type LinhaAMao,
} from './linhaAMao.contract.ts';
import { fakeLinhaAMao } from './linhas.fake.ts';

/** The calls of the lines by hand over one memory. */
export const linhaAMaoFakes = (linhas: readonly LinhaAMao[]) => {
  let aMao = [...linhas];
  return [
    fake(getLinhasAMao, () => aMao),
    fake(escreverLinha, ({ body }) => {
      const { codigoVenda, codigoVendedor, valor, motivo } = body;
      const definitivaEm = body.definitivaEm ?? null;
      aMao = [
        fakeLinhaAMao({ codigo: '9', codigoVenda, codigoVendedor, valor, motivo, definitivaEm }),
        ...aMao,
      ];
      return {
        success: true,
        message: 'Linha 9 escrita: ela não paga nada até que outra pessoa a confirme.',
        codigo: '9',
      };
    }),
    fake(decidirLinha, ({ body: { codigo, aceita, motivo } }) => {
      aMao = aMao.map((each) =>
        each.codigo === codigo
          ? {
              ...each,
              situacao: aceita ? estadosAMao.confirmada : estadosAMao.recusada,
              decididaPor: 'Marina Alencar',
              decididaEm: '2026-11-21T09:00',
              decisao: aceita ? null : motivo,
            }
          : each,
      );
      return { success: true, message: `Linha ${codigo} ${aceita ? 'confirmada' : 'recusada'}.`, codigo };
    }),
  ];
};
