import type { ResultadoXml } from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import { readFile } from 'node:fs/promises';
import type { ServerConfig } from '../../../config/config.ts';
import { comprovantePdf } from '../../../documents/loteTiss/comprovantePdf.ts';
import { protocoloXml } from '../../../documents/loteTiss/protocoloXml.ts';
import { somenteRejeitadas } from '../../../documents/loteTiss/somenteRejeitadas.ts';
import type { Spooled } from '../../../imports/spool.ts';
import { conferePapel } from '../demonstrativo/conferePapel.ts';
import { type DadosDoProtocolo, nomesDosPapeis } from '../demonstrativo/papelDoLote.ts';
import type { NovoPapel } from '../demonstrativo/papeis.sql.ts';
import type { Exame } from './examinaLote.ts';

/** Maximum size for a file of refused guides: more text would delay other requests. */
const MAIOR_PARA_CORTAR = 20_000_000;

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** Data of a lot's papers, besides the lot. */
export interface Entrega {
  config: Pick<ServerConfig, 'operatorName' | 'ansRegistration' | 'tissSchemas'>;
  spooled: Spooled;
  nomeArquivo: string;
  usuario: string;
  momento: string;
  /** Id of the lot that will be stored; null when nothing will be. */
  protocolo: string | null;
}

/** The answer with its papers, and the papers to keep with the lot (TIS-64). */
export interface Entregue {
  resposta: ResultadoXml;
  papeis: NovoPapel[];
}

/** An XML paper, and the schema's reason to hold it back. */
interface Feito {
  papel: NovoPapel;
  conferencia: string;
  recusa: string | null;
}

const motivosDe = ({ problemas }: Exame) =>
  Map.groupBy(
    problemas.filter(({ nivel, ordem }) => nivel === 'ERRO' && ordem !== null),
    ({ ordem }) => ordem,
  );

const protocoloDe = async (exame: Exame, { config, momento, protocolo }: Entrega): Promise<Feito | null> => {
  const { prestador, cabeca, guias } = exame;
  if (protocolo === null || !prestador || !cabeca?.numeroLote || !cabeca.versao) return null;
  const motivos = motivosDe(exame);
  const dados: DadosDoProtocolo = {
    versao: cabeca.versao.valor,
    prestador: { codigo: prestador.codigo, nome: prestador.nome },
    numeroLote: cabeca.numeroLote.valor,
    enviadoEm: cabeca.data?.valor ?? momento.slice(0, 10),
    numero: protocolo,
    valorCents: guias.reduce((sum, guia) => sum + (guia.isRejeitada ? 0 : guia.valorCents), 0),
    momento,
    guias: guias.map(({ numeroPrestador, numeroOperadora, carteira, recemNato, data, especie, ordem }) => ({
      numeroPrestador,
      numeroOperadora,
      carteira,
      recemNato,
      data,
      isOdonto: especie === 'guiaOdonto',
      motivos: (motivos.get(ordem) ?? []).map(({ codigo, message, item }) => ({
        codigo,
        texto: item === null ? message : `Item ${item}: ${message}`,
      })),
    })),
  };
  const conteudo = protocoloXml({ ...dados, registroAns: config.ansRegistration });
  const { dita, recusa } = await conferePapel(config, {
    nome: nomesDosPapeis.PROTOCOLO,
    bytes: conteudo,
    versao: dados.versao,
    guias: guias.map(({ numeroPrestador }) => numeroPrestador),
  });
  return {
    papel: { papel: 'PROTOCOLO', nome: `protocolo_${protocolo}.xml`, conteudo, dados },
    conferencia: dita,
    recusa,
  };
};

const rejeitadasDoArquivo = async (
  exame: Exame,
  { config, spooled }: Entrega,
): Promise<(Feito & { semAssinatura: boolean }) | null> => {
  const { guias, cabeca } = exame;
  const ordens = new Set(guias.filter(({ isRejeitada }) => isRejeitada).map(({ ordem }) => ordem));
  if (ordens.size === 0 || ordens.size === guias.length || exame.isLoteRecusado || !cabeca?.numeroLote)
    return null;
  if (spooled.bytes > MAIOR_PARA_CORTAR) return null;
  const feito = await somenteRejeitadas(await readFile(spooled.path), {
    ordens,
    total: guias.length,
    numero: cabeca.numeroLote.valor,
  });
  if (!feito) return null;
  const { numero, bytes: conteudo, semAssinatura } = feito;
  const { dita, recusa } = await conferePapel(
    config,
    {
      nome: nomesDosPapeis.REJEITADAS,
      bytes: conteudo,
      versao: cabeca.versao?.valor ?? '',
      guias: [],
    },
    { isSoMoldura: true },
  );
  return {
    papel: { papel: 'REJEITADAS', nome: `lote_${numero.replace(/[^\w-]/g, '_')}.xml`, conteudo },
    conferencia: dita,
    recusa,
    semAssinatura,
  };
};

const arquivoDe = ({ papel: { nome, conteudo }, conferencia }: Feito) => ({
  nome,
  conteudo: base64(conteudo),
  conferencia,
});

/** Answer with its papers: receipt, protocol of the standard, file of the refused guides (TIS-23, TIS-24, TIS-65). */
export const comEntregas = async (
  resposta: ResultadoXml,
  exame: Exame,
  entrega: Entrega,
): Promise<Entregue> => {
  const { cabeca, prestador } = exame;
  const { protocolo: numero } = entrega;
  if (!cabeca || !prestador) return { resposta, papeis: [] };
  const pdf = await comprovantePdf({
    operadora: entrega.config.operatorName,
    registroAns: entrega.config.ansRegistration,
    protocolo: numero,
    message: resposta.message,
    prestador: `${prestador.codigo} - ${prestador.nome}`,
    numeroLote: cabeca.numeroLote?.valor ?? 'sem número',
    nomeArquivo: entrega.nomeArquivo,
    versao: cabeca.versao?.valor ?? 'sem versão',
    momento: entrega.momento,
    usuario: entrega.usuario,
    guias: resposta.guias,
    valorAceitoCents: resposta.valorAceito,
    valorRejeitadoCents: resposta.valorRejeitado,
    rejeitadas: resposta.guiasRejeitadas.map(({ numeroGuiaPrestador, ordem, motivo }) => ({
      guia: `${numeroGuiaPrestador}, ${ordem}ª do lote`,
      motivo,
    })),
  });
  const protocolo = await protocoloDe(exame, entrega);
  const rejeitadas = await rejeitadasDoArquivo(exame, entrega);
  const papeis: NovoPapel[] =
    numero === null
      ? []
      : [
          ...(protocolo ? [protocolo.papel] : []),
          { papel: 'COMPROVANTE', nome: `comprovante_${numero}.pdf`, conteudo: pdf },
          ...(rejeitadas ? [rejeitadas.papel] : []),
        ];
  return {
    papeis,
    resposta: {
      ...resposta,
      comprovante: base64(pdf),
      protocolo: protocolo?.recusa === null && numero !== null ? { ...arquivoDe(protocolo), numero } : null,
      somenteRejeitadas:
        rejeitadas?.recusa === null
          ? { ...arquivoDe(rejeitadas), semAssinatura: rejeitadas.semAssinatura }
          : null,
      retidos: [protocolo, rejeitadas].flatMap((feito) => feito?.recusa ?? []),
      guardados:
        numero === null
          ? resposta.guardados
          : { protocolo: numero, papeis: papeis.map(({ papel }) => papel) },
    },
  };
};
