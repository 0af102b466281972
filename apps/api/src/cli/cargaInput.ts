import { parseArgs } from 'node:util';
import { CargaRecusada } from '../carga/cargaRecusada.ts';
import { type ComandoDeChave, comandoDeChave, hashDaChave } from '../carga/chaves/chaves.ts';
import * as z from 'zod/mini';

/** The command line of `npm run carga`. */
export interface LinhaDaCarga {
  caminho: string;
  soJulga: boolean;
  confirma: boolean;
  sistema: string | undefined;
  json: string | undefined;
}

const usoDaCarga =
  'Uso: npm run carga -- /pasta/ou/arquivo.csv [--so-julgar] [--confirma] [--sistema NOME] [--json ARQUIVO]';
const usoDaChave = 'Uso: npm run carga:chave -- nova --nome NOME | lista | revoga --nome NOME';

/** Parses the arguments of `npm run carga --`. Throws `CargaRecusada` with the usage. */
export const leLinhaDaCarga = (args: readonly string[]): LinhaDaCarga => {
  const lida = (() => {
    try {
      return parseArgs({
        args: [...args],
        allowPositionals: true,
        options: {
          'so-julgar': { type: 'boolean' },
          'so-judgar': { type: 'boolean' },
          confirma: { type: 'boolean' },
          sistema: { type: 'string' },
          json: { type: 'string' },
        },
      });
    } catch {
      throw new CargaRecusada(usoDaCarga);
    }
  })();
  const [caminho, ...demais] = lida.positionals;
  const { sistema, json, confirma = false, ...modos } = lida.values;
  if (caminho === undefined || demais.length > 0 || json === '') throw new CargaRecusada(usoDaCarga);
  if (sistema !== undefined && (sistema.trim() === '' || sistema.length > 60))
    throw new CargaRecusada(`--sistema deve ter de 1 a 60 letras.\n${usoDaCarga}`);
  const soJulga = modos['so-julgar'] === true || modos['so-judgar'] === true;
  return { caminho, soJulga, confirma, sistema: sistema?.trim(), json };
};

/**
 * Parses the arguments of `npm run carga:chave --`; `sorteia` draws a new key. Throws `CargaRecusada` with
 * the usage.
 */
export const leLinhaDaChave = (
  args: readonly string[],
  sorteia: () => string,
): { comando: ComandoDeChave; chave: string | undefined } => {
  const [acao, ...demais] = args;
  const nome = (() => {
    try {
      return parseArgs({ args: demais, options: { nome: { type: 'string' } } }).values.nome;
    } catch {
      throw new CargaRecusada(usoDaChave);
    }
  })();
  const chave = acao === 'nova' ? sorteia() : undefined;
  const lido = z.safeParse(comandoDeChave, {
    acao: `carga-chave-${acao}`,
    ...(nome === undefined ? {} : { nome }),
    ...(chave === undefined ? {} : { sha256: hashDaChave(chave).toString('hex') }),
  });
  if (lido.success) return { comando: lido.data, chave };
  throw new CargaRecusada(
    nome === undefined || acao === 'lista'
      ? usoDaChave
      : `O nome de uma chave tem de 1 a 40 letras minúsculas sem acento, algarismos e traços.\n${usoDaChave}`,
  );
};
