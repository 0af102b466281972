import type { ProblemaXml } from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import { append } from '../../../append.ts';
import type { Deps } from '../../../deps.ts';
import { registroAnsDe } from '../../../http/configurado.ts';
import { Failure } from '../../../http/failure.ts';
import { ImportError } from '../../../imports/importError.ts';
import type { Spooled } from '../../../imports/spool.ts';
import { eachPortion, readInThread } from '../../../threads/readInThread.ts';
import type { CabecaTiss } from '../../../imports/tiss/guiaTiss.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { findCadastro, findPrestador } from './cadastro.sql.ts';
import type { FimDoLote } from '../../../imports/tiss/arquivoTiss.ts';
import { esquemaDito, julgaEsquema } from './esquema.rules.ts';
import type { GuiaExaminada, LinhasDaPorcao } from './loteJulgado.ts';
import { julgaHash, julgaLote, type LoteAnterior, type PrestadorDoLote } from './lote.rules.ts';
import { findAnterior, findUltimoSequencial } from './lote.sql.ts';
import { doXml, PROBLEMAS_LISTADOS, porLugar } from './problemas.rules.ts';

/** A completely read and judged lot. */
export interface Exame {
  cabeca: CabecaTiss | undefined;
  prestador: PrestadorDoLote | undefined;
  guias: GuiaExaminada[];
  /** In file order. */
  problemas: ProblemaXml[];
  naoListados: number;
  /** The lot itself is wrong, so no guide is accepted. */
  isLoteRecusado: boolean;
  /** The lot that went in before with these bytes or this number. */
  anterior: LoteAnterior | undefined;
  temAssinatura: boolean;
  /** Message about the schema of ANS. */
  esquema: string;
  /** Rows of the guides without errors, including those that only the schema refuses; empty unless requested. */
  linhas: LinhasDaPorcao[];
}

/** Purpose of an examination. */
export interface Pedido {
  spooled: Spooled;
  /** Accepts only lots of the medical centre. */
  isSoCentroMedico: boolean;
  /** The lot will be stored, so its rows are made. */
  isParaGuardar: boolean;
}

/**
 * People with the medical centre alone send its lots only, and none before its provider is configured
 * (TIS-22). Throws Failure 403.
 */
const exigeCentroMedico = (
  centroMedico: string | undefined,
  prestador: PrestadorDoLote | undefined,
): void => {
  if (centroMedico === undefined)
    throw new Failure(
      403,
      'O prestador do Centro Médico não está configurado (CENTRO_MEDICO_PRESTADOR). Fale com a TI.',
    );
  if (prestador?.codigo !== centroMedico)
    throw new Failure(403, `O Centro Médico só envia arquivos do prestador ${centroMedico}.`);
};

/** Reads a lot and lists all its problems (TIS-8, TIS-9). Throws Failure 403 for a lot that the caller may not send. */
export const examinaLote = async (
  { db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>,
  { spooled, isSoCentroMedico, isParaGuardar }: Pedido,
): Promise<Exame> => {
  const hoje = operatorDay(clock());
  const registroAns = registroAnsDe(config);
  const problemas: ProblemaXml[] = [];
  const guias: GuiaExaminada[] = [];
  const linhas: LinhasDaPorcao[] = [];
  let cabeca: CabecaTiss | undefined;
  let prestador: PrestadorDoLote | undefined;
  let naoListados = 0;
  let isLoteRecusado = false;
  let anterior: LoteAnterior | undefined;

  const diz = (achados: readonly ProblemaXml[]): void => {
    for (const each of achados) {
      if (each.guia === null && each.nivel === 'ERRO') isLoteRecusado = true;
      if (problemas.length < PROBLEMAS_LISTADOS) problemas.push(each);
      else naoListados += 1;
    }
  };

  const comeca = async (lida: CabecaTiss): Promise<void> => {
    cabeca = lida;
    prestador = lida.origem ? await findPrestador(db, lida.origem.valor, hoje) : undefined;
    if (isSoCentroMedico) exigeCentroMedico(config.centroMedico, prestador);
    const codigo = prestador?.codigo ?? null;
    anterior = await findAnterior(db, {
      sha256: spooled.sha256,
      prestador: codigo,
      numero: lida.numeroLote?.valor ?? null,
    });
    const ultimoSequencial = codigo === null ? null : await findUltimoSequencial(db, codigo);
    const vigencia = { desde: config.tissVigenteDesde, ate: config.tissAntigasAte };
    diz(julgaLote({ cabeca: lida, prestador, anterior, ultimoSequencial, registroAns, hoje, vigencia }));
  };

  /** Excludes guides that only the schema refuses. */
  const recusa = (doEsquema: readonly ProblemaXml[]): void => {
    const ordens = new Set(doEsquema.map(({ ordem }) => ordem));
    for (const guia of guias) {
      if (guia.isRejeitada || !ordens.has(guia.ordem)) continue;
      guia.isRejeitada = true;
      guia.temPendencia = false;
    }
  };

  let fim: FimDoLote | undefined;
  try {
    fim = await eachPortion(
      readInThread('loteJulgado', {
        path: spooled.path,
        maxBytes: config.maxUploadBytes,
        esquemas: config.tissSchemas,
        registroAns,
        hoje,
        importadaEm: isParaGuardar ? momentoLocal(clock()) : null,
      }),
      async (passo) => {
        if ('chaves' in passo) {
          if (!cabeca) await comeca(passo.cabeca);
          const codigo = prestador?.codigo ?? null;
          return {
            prestador: codigo,
            cadastro: await findCadastro(db, passo.chaves, { prestador: codigo, hoje }),
          };
        }
        diz(passo.problemas);
        append(guias, passo.guias);
        if (passo.linhas) linhas.push(passo.linhas);
        return null;
      },
    );
    if (!cabeca) await comeca(fim.cabeca);
    diz(fim.problemas);
    diz(julgaHash(fim.hash));
    const doEsquema = julgaEsquema(
      fim.esquema,
      problemas,
      (ordem) => guias[ordem - 1]?.numeroPrestador ?? '',
    );
    diz(doEsquema);
    recusa(doEsquema);
  } catch (cause) {
    if (!(cause instanceof ImportError)) throw cause;
    // The file may have failed before its provider was read.
    if (isSoCentroMedico && !cabeca)
      throw new Failure(422, cause.message, { problems: cause.toFieldProblems(), cause });
    diz(doXml(cause));
  }
  return {
    cabeca,
    prestador,
    guias,
    problemas: problemas.toSorted(porLugar),
    naoListados,
    isLoteRecusado,
    anterior,
    temAssinatura: fim?.temAssinatura ?? false,
    esquema: fim
      ? esquemaDito(
          fim.esquema,
          fim.cabeca.versao?.valor ?? null,
          isLoteRecusado || guias.some(({ isRejeitada }) => isRejeitada),
        )
      : 'O arquivo não pôde ser lido até o fim.',
    linhas,
  };
};
