// The first page of a desk beside its own statements by the bare driver: a payer among titles, and the judged guides of a provider.
import { againstBare } from '../againstBare.ts';
import { fillStatements } from '../api/data.ts';
import { bulk } from '../bulk.ts';
import { type Measure, scaled } from '../measure.ts';
import { statements as titles } from '../notificacao/data.ts';

const work = new URL('custo.mjs', import.meta.url);
const matricula = (payer: number): string => String(payer).padStart(10, '0');

/** One desk at a time: the measured process reads its question from the environment. */
const desk = (
  name: string,
  asked: { url: string; payloads: readonly object[] },
  data: { statements: (lives: number) => readonly string[]; lives: number },
): Promise<Measure[]> => {
  process.env['BENCH_MESA'] = JSON.stringify(asked);
  return againstBare({ name, work, ...data });
};

/** The register with a hundred thousand guides of one provider at eighty thousand lives, each with two items by the operator's price. */
const guides = (lives: number): string[] => [
  ...fillStatements(lives),
  ...bulk('guia_item', [
    `insert into guia_item (guia_numero, sequencia, executado_em, tabela, codigo, descricao, tabela_aprovada, credenciado, quantidade,
       valor_unitario_cents, valor_unitario_operadora_cents, valor_cents)
     select g.numero, s, g.emitida_em, '19', '70000001', 'Compressa de gaze estéril', '19', true, 1, 4500, 4500, 4500
     from guia g, generate_series(1001, 1002) s where g.prestador_codigo = '1' and g.numero like 'C%'`,
  ]),
  'vacuum analyze',
];

export const custos = async (): Promise<Measure[]> => [
  ...(await desk(
    'payer, twenty of them',
    {
      url: '/cobranca/getPagador',
      payloads: Array.from({ length: 20 }, (_, at) => ({ type: 'I', matricula: matricula(10 + 470 * at) })),
    },
    { statements: titles, lives: scaled(50_000) },
  )),
  ...(await desk(
    'five hundred guides, judged',
    {
      url: '/contasMedicas/getGuiasLimpas',
      payloads: [{ codPrestador: '1', numGuias: Array.from({ length: 500 }, (_, at) => `C${3 * at + 3}`) }],
    },
    { statements: guides, lives: scaled(40_000) },
  )),
];
