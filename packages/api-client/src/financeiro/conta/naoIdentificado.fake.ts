import { fake } from '../../http/fake.ts';
import { fakeName } from '../../report/names.fake.ts';
import {
  buscaFaturasAbertas,
  daALinha,
  devolveDaLinha,
  type DinheiroSemTitulo,
  getNaoIdentificado,
} from './naoIdentificado.contract.ts';

const fakeSemTitulo = (index: number, given: Partial<DinheiroSemTitulo> = {}): DinheiroSemTitulo => ({
  nossoNumero: `3128557000${9_000_000 + index}`,
  valor: 30_000 + index * 1_250,
  dias: 12 - index,
  dia: '2026-11-11',
  pagoEm: '2026-11-10',
  fim: 'DESCONHECIDO',
  eraDe: null,
  titulo: null,
  motivo: 'Nenhum título tem este nosso número.',
  arquivo: 'CBR643_101.RET',
  linha: index + 4,
  arquivoId: '101',
  ...given,
});

/** The calls about money of the bank without a title, over one memory. */
export const naoIdentificadoFakes = ({ pagador }: { readonly pagador?: string } = {}) => {
  let linhas = [
    fakeSemTitulo(1),
    fakeSemTitulo(2, {
      fim: 'DESFEITA',
      eraDe: pagador ?? fakeName(12),
      titulo: '7000012',
      motivo: null,
    }),
  ];
  const sai = (numero: number): void => {
    linhas = linhas.filter(({ linha }) => linha !== numero);
  };
  return [
    fake(getNaoIdentificado, () => linhas),
    fake(buscaFaturasAbertas, ({ body: { texto } }) =>
      texto === 'ninguém'
        ? []
        : [
            {
              fatura: '3000201',
              pagador: pagador ?? fakeName(30),
              vencimento: '2026-11-05',
              saldo: 28_000,
              encargos: 607,
            },
            {
              fatura: '3000202',
              pagador: pagador ?? fakeName(30),
              vencimento: '2026-12-05',
              saldo: 45_000,
              encargos: 0,
            },
          ],
    ),
    fake(daALinha, ({ body: { linha, fatura } }) => {
      sai(linha);
      return { success: true, message: `O dinheiro foi dado à fatura ${fatura}.` };
    }),
    fake(devolveDaLinha, ({ body: { linha } }) => {
      sai(linha);
      return { success: true, message: 'A devolução foi gravada.' };
    }),
  ];
};
