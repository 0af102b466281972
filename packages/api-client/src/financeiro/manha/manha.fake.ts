import { fake } from '../../http/fake.ts';
import { fakeName } from '../../report/names.fake.ts';
import { writeDay } from '../../words/day.ts';
import { confereCredito } from '../retorno/creditos.contract.ts';
import { fakeDias } from '../retorno/retorno.fake.ts';
import { uploadRetorno } from '../retorno/retorno.contract.ts';
import { getManhaDoBanco, type ManhaDoBanco } from './manha.contract.ts';

/** The morning of 21/11/2026, with the given changes. */
export const fakeManhaDoBanco = (given: Partial<ManhaDoBanco> = {}): ManhaDoBanco => ({
  hoje: '2026-11-21',
  dia: '2026-11-21',
  arquivos: [
    {
      id: '26',
      nome: 'CBR643201.RET',
      enviadoEm: '2026-11-21T08:12',
      avisos: ['O retorno 200 não chegou.'],
      totais: [
        { fim: 'LIQUIDADO', linhas: 148, recebido: 6_120_045, lancamento: 6_089_000 },
        { fim: 'PARCIAL', linhas: 2, recebido: 20_000, lancamento: 19_580 },
        { fim: 'VALOR_DIFERENTE', linhas: 3, recebido: 91_200, lancamento: 90_570 },
        { fim: 'DUPLICIDADE', linhas: 1, recebido: 43_575, lancamento: 43_365 },
        { fim: 'DESCONHECIDO', linhas: 1, recebido: 113_458, lancamento: 113_248 },
        { fim: 'RECUSADO', linhas: 4, recebido: 0, lancamento: 0 },
        { fim: 'TARIFA', linhas: 2, recebido: 0, lancamento: -700 },
      ],
    },
  ],
  dias: fakeDias().filter(({ situacao }) => situacao !== 'DIFERENTE'),
  duvidas: { quantidade: 1, valor: 29_790 },
  pix: { quantidade: 3, valor: 124_000 },
  naoIdentificado: { quantidade: 2, valor: 143_248 },
  creditos: { quantidade: 5, valor: 234_448 },
  remessas: [{ id: '3', sequencial: 3, enviadaEm: '2026-11-19T17:02', semResposta: 12 }],
  ...given,
});

const nada = { quantidade: 0, valor: 0 };

/** A morning before any file. */
export const emptyManhaDoBanco: ManhaDoBanco = fakeManhaDoBanco({
  arquivos: [],
  dias: [],
  duvidas: nada,
  pix: nada,
  naoIdentificado: nada,
  creditos: nada,
  remessas: [],
});

/** A morning that a file fills and whose days are checked, over one memory. */
export const manhaFakes = (antes: ManhaDoBanco = fakeManhaDoBanco()) => {
  let manha = antes;
  return [
    fake(getManhaDoBanco, ({ params: { dia } }) =>
      dia === manha.hoje ? manha : { ...manha, dia, arquivos: [] },
    ),
    fake(uploadRetorno, () => {
      manha = fakeManhaDoBanco();
      return {
        success: true,
        message: 'Upload feito com sucesso, arquivo gravado',
        verify: { qtdBoleto: 148 },
        arquivoId: '26',
        avisos: [],
        totais: manha.arquivos?.[0]?.totais ?? [],
      };
    }),
    fake(confereCredito, ({ body: { dia, valorExtrato } }) => {
      const dias = manha.dias?.map((each) =>
        each.dia === dia
          ? {
              ...each,
              situacao: 'CONFERE' as const,
              valorExtrato,
              conferidoEm: '2026-11-21T08:20',
              conferidoPor: fakeName(3),
            }
          : each,
      );
      manha = { ...manha, dias: dias ?? null };
      return { success: true, message: `O crédito de ${writeDay(dia)} confere com o extrato.` };
    }),
  ];
};
