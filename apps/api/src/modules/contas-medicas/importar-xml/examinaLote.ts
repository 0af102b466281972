import type { ProblemaXml } from '@vidas/api-client/contas-medicas/importar-xml';
import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/failure.ts';
import { ImportError } from '../../../imports/importError.ts';
import type { Spooled } from '../../../imports/spool.ts';
import { eachPortion, readInThread } from '../../../imports/thread/readInThread.ts';
import type { CabecaTiss, GuiaTiss } from '../../../imports/tiss/guiaTiss.ts';
import type { FimTiss, GuiaLida } from '../../../imports/tiss/readTiss.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { findCadastro, findPrestador } from './cadastro.sql.ts';
import type { EsquemaTiss } from '../../../imports/thread/readers.ts';
import { esquemaDito, julgaEsquema } from './esquema.rules.ts';
import { julgaGuia } from './guia.rules.ts';
import { type LinhasDaGuia, linhasDaGuia } from './linhas.ts';
import { type PrestadorDoLote, julgaHash, julgaLote } from './lote.rules.ts';
import { findAnterior, findUltimoSequencial } from './lote.sql.ts';
import { doXml, PROBLEMAS_LISTADOS, porLugar } from './problemas.rules.ts';

/** The provider that a centro médico may send for (TIS-22). */
const CENTRO_MEDICO = '999520';

/** What an answer needs of a guide when the guide itself is gone. */
export interface GuiaExaminada {
  ordem: number;
  numeroPrestador: string;
  numeroOperadora: string | null;
  carteira: string;
  recemNato: string | null;
  especie: GuiaTiss['especie'];
  data: string | null;
  valorCents: number;
  isRejeitada: boolean;
  temPendencia: boolean;
}

/** A lot that was read to its end and judged. */
export interface Exame {
  cabeca: CabecaTiss | undefined;
  prestador: PrestadorDoLote | undefined;
  guias: GuiaExaminada[];
  /** In the order of the file. */
  problemas: ProblemaXml[];
  naoListados: number;
  /** Something is wrong with the lot itself, so no guide goes in. */
  isLoteRecusado: boolean;
  isRepetido: boolean;
  temAssinatura: boolean;
  /** What is said of the schema of ANS. */
  esquema: string;
}

/** What an examination is for. */
export interface Pedido {
  spooled: Spooled;
  /** Only lots of the medical centre. */
  isSoCentroMedico: boolean;
  /** Takes the rows of guides without errors, a portion at a time; without it nothing is made of them. */
  guarda?: (linhas: LinhasDaGuia[]) => Promise<void>;
  /** Takes guides back, by their places in the lot, that had been given to `guarda`. */
  larga?: (ordens: readonly number[]) => Promise<void>;
}

const soma = ({ itens }: GuiaTiss): number =>
  itens.reduce((sum, { totalCents }) => sum + (totalCents?.valor ?? 0), 0);

/** Reads a lot and says everything that is wrong with it (TIS-8, TIS-9). Throws Failure 403 for a lot that the caller may not send. */
export const examinaLote = async (
  { db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>,
  { spooled, isSoCentroMedico, guarda, larga }: Pedido,
): Promise<Exame> => {
  const hoje = operatorDay(clock());
  const importadaEm = momentoLocal(clock());
  const registroAns = config.ansRegistration;
  const problemas: ProblemaXml[] = [];
  const guias: GuiaExaminada[] = [];
  const vistas = new Set<string>();
  let cabeca: CabecaTiss | undefined;
  let prestador: PrestadorDoLote | undefined;
  let naoListados = 0;
  let isLoteRecusado = false;
  let isRepetido = false;

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
    if (isSoCentroMedico && prestador?.codigo !== CENTRO_MEDICO)
      throw new Failure(403, `O Centro Médico só envia arquivos do prestador ${CENTRO_MEDICO}.`);
    const codigo = prestador?.codigo ?? null;
    const anterior = await findAnterior(db, {
      sha256: spooled.sha256,
      prestador: codigo,
      numero: lida.numeroLote?.valor ?? null,
    });
    isRepetido = anterior !== undefined;
    const ultimoSequencial = codigo === null ? null : await findUltimoSequencial(db, codigo);
    diz(julgaLote({ cabeca: lida, prestador, anterior, ultimoSequencial, registroAns, hoje }));
  };

  const julga = async (lidas: readonly GuiaLida[]): Promise<void> => {
    const cadastro = await findCadastro(
      db,
      lidas.map(({ guia }) => guia),
      { prestador: prestador?.codigo ?? null, hoje },
    );
    const linhas: LinhasDaGuia[] = [];
    for (const { guia, problemas: daForma } of lidas) {
      const dela = [
        ...daForma,
        ...julgaGuia(guia, {
          cadastro,
          prestador: prestador?.codigo ?? null,
          registroAns,
          dataDoLote: cabeca?.data?.valor ?? null,
          hoje,
          vistas,
        }),
      ];
      diz(dela);
      const numero = guia.numeroPrestador?.valor;
      if (numero !== undefined) vistas.add(numero);
      const isRejeitada = dela.some(({ nivel }) => nivel === 'ERRO');
      guias.push({
        ordem: guia.ordem,
        numeroPrestador: numero ?? `guia ${guia.ordem} do lote`,
        numeroOperadora: guia.numeroOperadora,
        carteira: guia.carteira?.valor ?? '',
        recemNato: guia.recemNato,
        especie: guia.especie,
        data: guia.itens.find(({ data }) => data !== null)?.data?.valor ?? null,
        valorCents: soma(guia),
        isRejeitada,
        temPendencia: !isRejeitada && dela.some(({ nivel }) => nivel === 'PENDENCIA'),
      });
      if (guarda && prestador && !isRejeitada)
        linhas.push(
          linhasDaGuia(guia, cadastro, { problemas: dela, prestador: prestador.codigo, importadaEm }),
        );
    }
    if (linhas.length > 0) await guarda?.(linhas);
  };

  /** A guide that only the schema refuses had been put beside the register. */
  const recusa = async (doEsquema: readonly ProblemaXml[]): Promise<void> => {
    const numeros = new Set(doEsquema.map(({ guia }) => guia));
    const ordens: number[] = [];
    for (const guia of guias) {
      if (guia.isRejeitada || !numeros.has(guia.numeroPrestador)) continue;
      guia.isRejeitada = true;
      guia.temPendencia = false;
      ordens.push(guia.ordem);
    }
    if (ordens.length > 0) await larga?.(ordens);
  };

  let fim: (FimTiss & { esquema: EsquemaTiss }) | undefined;
  try {
    fim = await eachPortion(
      readInThread('tiss', {
        path: spooled.path,
        maxBytes: config.maxUploadBytes,
        esquemas: config.tissSchemas,
      }),
      async (porcao) => {
        if (!cabeca) await comeca(porcao.cabeca);
        await julga(porcao.guias);
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
    await recusa(doEsquema);
  } catch (cause) {
    if (!(cause instanceof ImportError)) throw cause;
    // Whose file it is was perhaps not read yet.
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
    isRepetido,
    temAssinatura: fim?.temAssinatura ?? false,
    esquema: fim
      ? esquemaDito(fim.esquema, fim.cabeca.versao?.valor ?? null)
      : 'O arquivo não pôde ser lido até o fim.',
  };
};
