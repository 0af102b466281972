import { assina } from '../../../carga/decisoes/assina.sql.ts';
import { type Trx, tx } from '../../../db/tx.ts';
import type { Deps } from '../../../deps.ts';
import { escreveRemessa, RemessaRecusada } from '../../../documents/remessa/escreveRemessa.ts';
import { leRemessa } from '../../../documents/remessa/leRemessa.ts';
import type { LinhaDaRemessa } from '../../../documents/remessa/types.ts';
import { Failure } from '../../../http/failure.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import type { AcordoDaRemessa } from '../../../config/remessaConfig.ts';
import { somaDias, ultimoDiaEmDia } from '../../cobranca/encargos.rules.ts';
import type { Quem } from '../../cobranca/novo-boleto/novoBoleto.sql.ts';
import { faltaNoConvenio, porqueNao } from '../../cobranca/novo-boleto/podeEmitir.ts';
import { sorteia } from '../../cobranca/novo-boleto/sorteio.sql.ts';
import { type ComandoEmEspera, findEmEspera } from './espera.sql.ts';
import { linhaDoComando } from './linha.rules.ts';
import { gravaFora, insertRemessa, insertTeste, proximoSequencial } from './remessa.sql.ts';

type FazDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Result of a new file. */
export interface RemessaFeita {
  remessa: number;
  sequencial: number;
  comandos: number;
  fora: { nossoNumero: string; motivo: string }[];
}

/** Value and term of the test title. */
const TESTE = { valorCents: 100, dias: 10 };

/** Test title, issued to the operator itself, so that no payer receives it. */
const esperaDoTeste = async (
  trx: Trx,
  { config, acordo, hoje }: { config: FazDeps['config']; acordo: AcordoDaRemessa; hoje: string },
  quem: Quem,
): Promise<ComandoEmEspera> => {
  const nossoNumero = await sorteia(trx, acordo, quem);
  if (nossoNumero === undefined) throw new Failure(409, 'A faixa de nosso número acabou (BOLETO_FAIXA).');
  const { beneficiario } = config.cobranca;
  return {
    id: await insertTeste(trx, nossoNumero, quem),
    comando: '01',
    nossoNumero,
    chave: `TESTE${nossoNumero.slice(7)}`,
    seuNumero: 'TESTE',
    vencimento: ultimoDiaEmDia(somaDias(hoje, TESTE.dias)),
    valorCents: TESTE.valorCents,
    emitidoEm: hoje,
    nome: acordo.nome,
    documento: acordo.documento,
    caepf: null,
    logradouro: beneficiario?.logradouro ?? null,
    numero: null,
    bairro: beneficiario?.bairro ?? null,
    cidade: beneficiario?.cidade ?? null,
    uf: beneficiario?.uf ?? null,
    cep: beneficiario?.cep ?? null,
  };
};

const acordoOuRecusa = ({ remessa }: FazDeps['config']): AcordoDaRemessa => {
  if (!remessa.acordo) throw new Failure(409, faltaNoConvenio(remessa) ?? '');
  return remessa.acordo;
};

/**
 * Writes the waiting commands, or one test title, into a new file (REM-9). Commands that the bank would
 * refuse stay out with a reason. Throws Failure when nothing is left.
 */
export const fazRemessa = async (
  { db, clock, config }: FazDeps,
  { isTeste, login }: { isTeste: boolean; login: string },
): Promise<RemessaFeita> => {
  const acordo = acordoOuRecusa(config);
  const hoje = operatorDay(clock());
  const quem = { login, momento: momentoLocal(clock()) };
  const feita = await tx(db, async (trx) => {
    const sequencial = await proximoSequencial(trx, acordo.lider);
    const porque = isTeste ? null : await porqueNao(trx, config.remessa);
    if (porque !== null) throw new Failure(409, porque);
    await assina(trx, { login, em: quem.momento });
    const esperam = isTeste
      ? [await esperaDoTeste(trx, { config, acordo, hoje }, quem)]
      : await findEmEspera(trx);
    const ids = new Map<LinhaDaRemessa, number>(
      esperam.map((each) => [linhaDoComando(each, { acordo, cobranca: config.cobranca }), each.id]),
    );
    const cabecalho = { isTeste, dia: hoje, sequencial };
    const { texto, linhas, recusadas } = escreveRemessa(cabecalho, acordo, { linhas: [...ids.keys()], hoje });
    const fora = recusadas.map(({ linha, motivo }) => ({
      id: ids.get(linha) ?? 0,
      nossoNumero: linha.nossoNumero,
      motivo,
    }));
    // A test title is deleted when it cannot be sent.
    if (linhas.length === 0 && isTeste)
      throw new Failure(422, `O teste não pode ir ao banco. ${fora[0]?.motivo}`);
    if (linhas.length === 0) return { remessa: null, fora };
    leRemessa(texto);
    const comandos = linhas.map((linha) => ids.get(linha) ?? 0);
    const nova = { convenio: acordo.lider, sequencial, teste: isTeste, dia: hoje, texto, comandos };
    const remessa = await insertRemessa(trx, nova, quem);
    await gravaFora(trx, fora);
    return { remessa, sequencial, comandos: comandos.length, fora };
  }).catch((cause: unknown) => {
    throw cause instanceof RemessaRecusada ? new Failure(422, cause.message, { cause }) : cause;
  });
  const fora = feita.fora.map(({ nossoNumero, motivo }) => ({ nossoNumero, motivo }));
  if (feita.remessa !== null) return { ...feita, fora };
  await gravaFora(db, feita.fora);
  throw new Failure(
    409,
    fora[0] === undefined
      ? 'Nenhum comando espera por uma remessa.'
      : `Nada pôde ir na remessa. ${fora[0].nossoNumero}: ${fora[0].motivo}`,
  );
};
