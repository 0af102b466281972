import { Readable } from 'node:stream';
import type { Deps } from '../../deps.ts';
import { importaExtrato } from '../../modules/financeiro/extrato/importaExtrato.ts';
import { findDias } from '../../modules/financeiro/retorno/dias.sql.ts';
import { clockAt } from '../banco/dias.ts';
import { convenio } from '../convenio.ts';
import { financeiro } from '../retorno/enviaRetorno.ts';
import { type LancamentoOfx, ofx1 } from './escreveOfx.ts';

/** Differences of the statement from the returns, in cents by day. */
export type Diferencas = ReadonlyMap<string, number>;

/** 123456 → '1234.56'. */
const valorOfx = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${Math.trunc(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;

const entradas = (dia: string, creditos: number, debitos: number): LancamentoOfx[] => [
  ...(creditos > 0
    ? [{ dia, valor: valorOfx(creditos), memo: 'Cobrança - liquidação de boletos', documento: convenio }]
    : []),
  ...(debitos < 0 ? [{ dia, valor: valorOfx(debitos), memo: 'Tarifa e devolução de cobrança' }] : []),
];

/**
 * Imports the statement of some days with the application's own code: the credits of the returns, plus the
 * differences.
 */
export const enviaExtrato = async (
  { db, config, tmpDir }: Pick<Deps, 'db' | 'config' | 'tmpDir'>,
  { dias, diferencas, em }: { dias: readonly string[]; diferencas: Diferencas; em: string },
): Promise<void> => {
  const [inicio] = dias;
  const fim = dias.at(-1);
  if (inicio === undefined || fim === undefined) return;
  const credito = new Map((await findDias(db, { de: inicio, ate: fim })).map((dia) => [dia.dia, dia]));
  const lancamentos = dias.flatMap((dia) => {
    const { creditos = 0, debitos = 0 } = credito.get(dia) ?? {};
    return entradas(dia, creditos + (diferencas.get(dia) ?? 0), debitos);
  });
  const texto = ofx1({
    inicio,
    fim,
    saldo: '184230.17',
    lancamentos: [
      ...lancamentos,
      { dia: fim, valor: '-12480.00', memo: 'Pagamento de fornecedores' },
      { dia: fim, valor: '5000.00', memo: 'Resgate de aplicação' },
    ],
  });
  await importaExtrato(
    { db, tmpDir, config, clock: clockAt(em, '20:00') },
    {
      file: {
        name: `extrato_${inicio.replaceAll('-', '')}_${fim.replaceAll('-', '')}.ofx`,
        stream: Readable.from([Buffer.from(texto, 'latin1')]),
      },
      login: financeiro,
      isContaAceita: true,
    },
  );
};
