import type { ResultadoXml } from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import {
  chaveDoProblema,
  comparaTentativas,
} from '@vidas/api-client/contas-medicas/importar-xml/importarXml.rules.ts';
import { tx } from '../../../db/tx.ts';
import { baseDoLote } from '../../../documents/loteTiss/somenteRejeitadas.ts';
import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/failure.ts';
import { type Upload, withSpooled, type Spooled } from '../../../imports/spool.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { findPapeis, insertPapeis, type NovoPapel } from '../demonstrativo/papeis.sql.ts';
import { comEntregas } from './entregas.ts';
import { type Exame, examinaLote } from './examinaLote.ts';
import {
  countTomadas,
  dropEstagiosMortos,
  findAnterior,
  findTentativa,
  gravaLote,
  insertTentativa,
  lockPrestador,
  nextLoteId,
  type Tentativa,
} from './lote.sql.ts';
import { aceitasDe, mensagemDe, rejeitadasDe, statusDe } from './resultado.present.ts';

type ImportaDeps = Pick<Deps, 'db' | 'config' | 'clock' | 'tmpDir'>;

/** Sender of a file. */
export interface Remetente {
  login: string;
  usuario: string;
  isSoCentroMedico: boolean;
}

const soma = (valores: readonly { valorCents: number }[]): number =>
  valores.reduce((sum, { valorCents }) => sum + valorCents, 0);

/** Papers of the lot that went in before, for its file sent again. */
const guardadosDe = async (db: Deps['db'], lote: number): Promise<ResultadoXml['guardados']> => ({
  protocolo: String(lote),
  papeis: (await findPapeis(db, lote)).map(({ papel }) => papel),
});

const respostaDe = async (
  { db }: ImportaDeps,
  exame: Exame,
  isImportado: boolean,
  tentativa: Tentativa | undefined,
): Promise<ResultadoXml> => {
  const aceitas = aceitasDe(exame);
  const chaves = exame.problemas.map(chaveDoProblema);
  return {
    status: statusDe(exame),
    message: mensagemDe(exame, isImportado),
    errors: exame.problemas,
    naoListados: exame.naoListados,
    esquema: exame.esquema,
    codPrestador: exame.prestador?.codigo ?? null,
    nomePrestador: exame.prestador?.nome ?? null,
    comprovante: null,
    guiasRejeitadas: rejeitadasDe(exame),
    numeroLote: exame.cabeca?.numeroLote?.valor ?? null,
    versao: exame.cabeca?.versao?.valor ?? null,
    guias: {
      total: exame.guias.length,
      aceitas: aceitas.length,
      pendentes: aceitas.filter(({ temPendencia }) => temPendencia).length,
    },
    valorAceito: soma(aceitas),
    valorRejeitado: soma(exame.guias) - soma(aceitas),
    protocolo: null,
    somenteRejeitadas: null,
    retidos: [],
    guardados: exame.anterior ? await guardadosDe(db, exame.anterior.id) : null,
    comparacao: tentativa
      ? { ...comparaTentativas(tentativa.problemas, chaves), em: tentativa.em, por: tentativa.por }
      : null,
  };
};

/** Previous attempt at a lot with known provider and number. A repeated lot has no comparison. */
const tentativaDe = async ({ db }: ImportaDeps, { prestador, cabeca, anterior }: Exame) =>
  prestador && cabeca?.numeroLote && !anterior
    ? findTentativa(db, prestador.codigo, baseDoLote(cabeca.numeroLote.valor))
    : undefined;

/** Reports the result that an import would have; stores nothing (TIS-20). */
export const validaLote = (
  deps: ImportaDeps,
  file: Upload,
  { isSoCentroMedico, usuario }: Remetente,
): Promise<ResultadoXml> =>
  withSpooled(file, deps.tmpDir, async (spooled) => {
    const exame = await examinaLote(deps, { spooled, isSoCentroMedico, isParaGuardar: false });
    const resposta = await respostaDe(deps, exame, false, await tentativaDe(deps, exame));
    const entregue = await comEntregas(resposta, exame, {
      config: deps.config,
      spooled,
      nomeArquivo: file.name,
      usuario,
      momento: momentoLocal(deps.clock()),
      protocolo: null,
    });
    return entregue.resposta;
  });

const jaEntrou = () =>
  new Failure(
    409,
    'Este lote acabou de ser importado por outra pessoa; nada mudou. Envie o arquivo de novo para ver como ficou.',
  );

/** An import before it is stored; `lote` is the id of the lot, null when no guide goes in. */
interface Guardar {
  spooled: Spooled;
  nome: string;
  remetente: Remetente;
  momento: string;
  lote: number | null;
  papeis: readonly NovoPapel[];
}

const grava = async (
  { db }: ImportaDeps,
  exame: Exame,
  { spooled, nome, remetente, momento, lote, papeis }: Guardar,
): Promise<void> => {
  const { prestador, cabeca } = exame;
  if (!prestador || !cabeca?.numeroLote || exame.anterior) return;
  const status = statusDe(exame);
  const numero = cabeca.numeroLote.valor;
  await tx(db, async (trx) => {
    if (lote !== null && status !== 'Rejeitado') {
      await lockPrestador(trx, prestador.codigo);
      const anterior = await findAnterior(trx, {
        sha256: spooled.sha256,
        prestador: prestador.codigo,
        numero,
      });
      const aceitas = aceitasDe(exame);
      const tomadas = await countTomadas(
        trx,
        prestador.codigo,
        aceitas.map(({ numeroPrestador }) => numeroPrestador),
      );
      if (anterior || tomadas > 0) throw jaEntrou();
      const novo = {
        id: lote,
        prestador: prestador.codigo,
        numero,
        nomeArquivo: nome,
        versao: cabeca.versao?.valor ?? '',
        sequencial: cabeca.sequencial?.valor ?? null,
        sha256: spooled.sha256,
        momento,
        login: remetente.login,
        usuario: remetente.usuario,
        status,
        valorCents: soma(aceitas),
      };
      await gravaLote(trx, novo, {
        ordens: aceitas.map(({ ordem }) => ordem),
        linhas: exame.linhas,
      });
      await insertPapeis(trx, lote, papeis);
    }
    await insertTentativa(trx, {
      prestador: prestador.codigo,
      numero: baseDoLote(numero),
      nomeArquivo: nome.slice(0, 200),
      momento,
      login: remetente.login,
      status,
      problemas: exame.problemas.map(chaveDoProblema),
    });
  });
};

/** Imports a lot: all its guides without errors at once, or nothing (TIS-21). */
export const importaLote = (deps: ImportaDeps, file: Upload, remetente: Remetente): Promise<ResultadoXml> =>
  withSpooled(file, deps.tmpDir, async (spooled) => {
    const { isSoCentroMedico, usuario } = remetente;
    const exame = await examinaLote(deps, { spooled, isSoCentroMedico, isParaGuardar: true });
    const resposta = await respostaDe(deps, exame, true, await tentativaDe(deps, exame));
    const lote = exame.anterior || statusDe(exame) === 'Rejeitado' ? null : await nextLoteId(deps.db);
    const momento = momentoLocal(deps.clock());
    const entregue = await comEntregas(resposta, exame, {
      config: deps.config,
      spooled,
      nomeArquivo: file.name,
      usuario,
      momento,
      protocolo: lote === null ? null : String(lote),
    });
    const { papeis } = entregue;
    await grava(deps, exame, { spooled, nome: file.name, remetente, momento, lote, papeis });
    return entregue.resposta;
  });

/** Removes the remains of the previous version's killed imports; for the start of the server. */
export const cleanLotesInterrompidos = (db: Deps['db']): Promise<void> => dropEstagiosMortos(db);
