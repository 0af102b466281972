import type {
  AvisoConferencia,
  PreviaConferencia,
} from '@vidas/api-client/cadastro/conferencia/conferencia.contract.ts';
import {
  linhaDaConferencia,
  unidadeDaConferencia,
} from '@vidas/api-client/cadastro/conferencia/conferencia.rules.ts';
import type { Confirmado } from '@vidas/api-client/kinds/confirmado.ts';
import { exigeConfirmado } from '../../../confirmado/exigeConfirmado.ts';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../db/database.ts';
import { type Pace, steadyPace } from '../../../db/pace.ts';
import { type Trx, tx } from '../../../db/tx.ts';
import { Failure } from '../../../http/failure.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { type ArquivoRow, findArquivo, findEmVigor } from './arquivos.sql.ts';
import {
  comparaAosPoucos,
  feitoDe,
  PRIMEIRA_PORCAO,
  type PontoDaComparacao,
  terminaComparacao,
} from './comparaAosPoucos.sql.ts';
import type { Execucao } from '../../../jobs/tarefas.ts';
import { presentArquivo } from './conferencia.present.ts';
import { putInForce } from './importacao.sql.ts';
import { findMudancas } from './mudancas.sql.ts';
import { findDiferentes, terminaRecomparacao } from './recomparacao.sql.ts';

/** A file below this share of the current number of beneficiaries is much smaller (SIB-38). */
const MUITO_MENOR = 0.9;

const palavras: Record<AvisoConferencia, string> = {
  'MAIS ANTIGO': 'é mais antigo do que o arquivo em vigor',
  'MUITO MENOR': 'tem bem menos beneficiários do que o arquivo em vigor',
  HASH: 'tem um hash que não confere com o seu conteúdo',
};

/** Warnings before a file replaces the one in force (SIB-38, SIB-41). */
const avisosDe = (arquivo: ArquivoRow, atual: ArquivoRow | undefined): AvisoConferencia[] => {
  const isOlder = Boolean(atual?.data && arquivo.data && arquivo.data < atual.data);
  const isSmaller = atual !== undefined && arquivo.quantidade < atual.quantidade * MUITO_MENOR;
  return [
    ...(isOlder ? (['MAIS ANTIGO'] as const) : []),
    ...(isSmaller ? (['MUITO MENOR'] as const) : []),
    ...(arquivo.isHashRight || arquivo.isHashAceito ? [] : (['HASH'] as const)),
  ];
};

const fileMissing = () => new Failure(404, 'Este arquivo já não está aqui. Importe-o de novo.');

const requireArquivo = async (db: Db, id: number | undefined): Promise<ArquivoRow> => {
  const arquivo = id === undefined ? undefined : await findArquivo(db, id);
  if (!arquivo?.temRegistros) throw fileMissing();
  return arquivo;
};

/** Changes that a file would bring; read only. */
export const previaDe = async (db: Db, id: number | undefined, pace: Pace): Promise<PreviaConferencia> => {
  const arquivo = await requireArquivo(db, id);
  const atual = await findEmVigor(db);
  const { ativos, ...mudancas } = await findMudancas(db, { id: arquivo.id, com: atual?.id ?? null }, pace);
  // Another file came into force meanwhile: the comparison base changed and these records may be gone.
  if ((await findEmVigor(db))?.id !== atual?.id) return previaDe(db, id, pace);
  return {
    arquivo: presentArquivo(await requireArquivo(db, id)),
    ativos,
    emVigor: atual ? presentArquivo(atual) : null,
    mudancas: atual ? mudancas : null,
    avisos: avisosDe(arquivo, atual),
  };
};

/** Request to use a file: its id (undefined: no such file), the accepted warnings and the author. */
export interface PedidoDeUso {
  id: number | undefined;
  isCiente: boolean;
  login: string;
  confirmado?: Confirmado | undefined;
}

/** The file of a request. Throws when it does not exist, and when the person has not seen its warnings. */
export const requireUsavel = async (
  db: Db,
  { id, isCiente, confirmado }: PedidoDeUso,
): Promise<ArquivoRow> => {
  const arquivo = await requireArquivo(db, id);
  const atual = await findEmVigor(db);
  exigeConfirmado(
    confirmado,
    [linhaDaConferencia(presentArquivo(arquivo), atual ? presentArquivo(atual).id : null)],
    unidadeDaConferencia,
  );
  const avisos = avisosDe(arquivo, atual);
  if (avisos.length > 0 && !isCiente)
    throw new Failure(
      409,
      `O arquivo ${avisos.map((aviso) => palavras[aviso]).join(', ')}. Confirme para usá-lo.`,
    );
  return arquivo;
};

/** Result of a comparison job. */
export type Comparado = Pick<ArquivoRow, 'nome' | 'quantidade'>;

/** Progress callbacks and pace of a comparison job. */
export type AndamentoDoUso = Partial<
  Pick<Execucao<object, PontoDaComparacao, Comparado>, 'ponto' | 'avanca' | 'conclui'>
> & { pace?: Pace };

/**
 * Compares a file with the register in small transactions and returns the function that ends it inside a
 * transaction. One call at a time. The lists read the current pairs until then.
 */
export const comparaArquivo = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id: importacaoId, isEmVigor, nome, quantidade }: ArquivoRow,
  { ponto = null, avanca = async () => undefined, pace = steadyPace(PRIMEIRA_PORCAO) }: AndamentoDoUso,
): Promise<(trx: Trx, agora: Date) => Promise<void>> => {
  let ultimo = ponto;
  const diz = async (atual: PontoDaComparacao): Promise<void> => {
    ultimo = atual;
    await avanca({ ...feitoDe(atual, quantidade), passo: nome, ponto: atual });
  };
  const como = { ponto, avanca: diz, pace, isDeNovo: isEmVigor };
  const hoje = await comparaAosPoucos(db, importacaoId, clock(), como);
  if (!isEmVigor) return (trx, agora) => terminaComparacao(trx, { importacaoId, hoje, agora });
  const continua = async (): Promise<void> => {
    if (ultimo) await diz(ultimo);
  };
  const diferentes = await findDiferentes(db, importacaoId, { pace, avanca: continua });
  return (trx, agora) => terminaRecomparacao(trx, { importacaoId, hoje, agora, diferentes });
};

/**
 * Compares a file with the register and puts it in force in one short transaction (SIB-42). Warnings must be
 * accepted first. One call at a time. A job resumes from its checkpoint (TAR-5).
 */
export const usaConferencia = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  pedido: PedidoDeUso,
  andamento: AndamentoDoUso = {},
): Promise<Comparado> => {
  const arquivo = await requireUsavel(db, pedido);
  const termina = await comparaArquivo({ db, clock }, arquivo, andamento);
  return tx(db, async (trx) => {
    const { id, nome, quantidade } = await requireUsavel(trx, pedido);
    const agora = clock();
    await termina(trx, agora);
    if (!(await putInForce(trx, id, { login: pedido.login, momento: momentoLocal(agora) })))
      throw fileMissing();
    await andamento.conclui?.(trx, { nome, quantidade });
    return { nome, quantidade };
  });
};

/**
 * Compares the file in force again, if there is one (SIB-43); author and moment of its import stay. One call
 * at a time.
 */
export const recomparaEmVigor = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  andamento: AndamentoDoUso,
): Promise<Comparado> => {
  const arquivo = await findEmVigor(db);
  const termina = arquivo && (await comparaArquivo({ db, clock }, arquivo, andamento));
  const comparado = { nome: arquivo?.nome ?? '', quantidade: arquivo?.quantidade ?? 0 };
  return tx(db, async (trx) => {
    await termina?.(trx, clock());
    await andamento.conclui?.(trx, comparado);
    return comparado;
  });
};
