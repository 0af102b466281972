import type { ResultadoXml } from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import {
  chaveDoProblema,
  comparaTentativas,
} from '@vidas/api-client/contas-medicas/importar-xml/importarXml.rules.ts';
import { tx } from '../../../db/tx.ts';
import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/failure.ts';
import { type Upload, withSpooled, type Spooled } from '../../../imports/spool.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
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

/** Number of a lot without the R1, R2… of a file of refused guides alone (TIS-24). */
const numeroBase = (numero: string): string => numero.replace(/R\d{1,2}$/, '');

const soma = (valores: readonly { valorCents: number }[]): number =>
  valores.reduce((sum, { valorCents }) => sum + valorCents, 0);

const respostaDe = (exame: Exame, isImportado: boolean, tentativa: Tentativa | undefined): ResultadoXml => {
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
    comparacao: tentativa
      ? { ...comparaTentativas(tentativa.problemas, chaves), em: tentativa.em, por: tentativa.por }
      : null,
  };
};

/** Previous attempt at a lot with known provider and number. A repeated lot has no comparison. */
const tentativaDe = async ({ db }: ImportaDeps, { prestador, cabeca, isRepetido }: Exame) =>
  prestador && cabeca?.numeroLote && !isRepetido
    ? findTentativa(db, prestador.codigo, numeroBase(cabeca.numeroLote.valor))
    : undefined;

/** Reports the result that an import would have; stores nothing (TIS-20). */
export const validaLote = (
  deps: ImportaDeps,
  file: Upload,
  { isSoCentroMedico, usuario }: Remetente,
): Promise<ResultadoXml> =>
  withSpooled(file, deps.tmpDir, async (spooled) => {
    const exame = await examinaLote(deps, { spooled, isSoCentroMedico, isParaGuardar: false });
    return comEntregas(respostaDe(exame, false, await tentativaDe(deps, exame)), exame, {
      config: deps.config,
      spooled,
      nomeArquivo: file.name,
      usuario,
      momento: momentoLocal(deps.clock()),
      protocolo: null,
    });
  });

const jaEntrou = () =>
  new Failure(
    409,
    'Este lote acabou de ser importado por outra pessoa; nada mudou. Envie o arquivo de novo para ver como ficou.',
  );

const grava = async (
  { db, clock }: ImportaDeps,
  exame: Exame,
  { spooled, nome, remetente }: { spooled: Spooled; nome: string; remetente: Remetente },
): Promise<number | null> => {
  const { prestador, cabeca } = exame;
  if (!prestador || !cabeca?.numeroLote || exame.isRepetido) return null;
  const momento = momentoLocal(clock());
  const status = statusDe(exame);
  const numero = cabeca.numeroLote.valor;
  return tx(db, async (trx) => {
    let lote: number | null = null;
    if (status !== 'Rejeitado') {
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
      lote = await gravaLote(trx, novo, {
        ordens: aceitas.map(({ ordem }) => ordem),
        linhas: exame.linhas,
      });
    }
    await insertTentativa(trx, {
      prestador: prestador.codigo,
      numero: numeroBase(numero),
      nomeArquivo: nome.slice(0, 200),
      momento,
      login: remetente.login,
      status,
      problemas: exame.problemas.map(chaveDoProblema),
    });
    return lote;
  });
};

/** Imports a lot: all its guides without errors at once, or nothing (TIS-21). */
export const importaLote = (deps: ImportaDeps, file: Upload, remetente: Remetente): Promise<ResultadoXml> =>
  withSpooled(file, deps.tmpDir, async (spooled) => {
    const { isSoCentroMedico, usuario } = remetente;
    const exame = await examinaLote(deps, { spooled, isSoCentroMedico, isParaGuardar: true });
    const tentativa = await tentativaDe(deps, exame);
    const lote = await grava(deps, exame, { spooled, nome: file.name, remetente });
    return comEntregas(respostaDe(exame, true, tentativa), exame, {
      config: deps.config,
      spooled,
      nomeArquivo: file.name,
      usuario,
      momento: momentoLocal(deps.clock()),
      protocolo: lote === null ? null : String(lote),
    });
  });

/** Removes the remains of the previous version's killed imports; for the start of the server. */
export const cleanLotesInterrompidos = (db: Deps['db']): Promise<void> => dropEstagiosMortos(db);
