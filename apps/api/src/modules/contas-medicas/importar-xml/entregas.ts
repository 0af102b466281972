import type { ResultadoXml } from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import { readFile } from 'node:fs/promises';
import type { ServerConfig } from '../../../config/config.ts';
import { comprovantePdf } from '../../../documents/loteTiss/comprovantePdf.ts';
import { protocoloXml } from '../../../documents/loteTiss/protocoloXml.ts';
import { somenteRejeitadas } from '../../../documents/loteTiss/somenteRejeitadas.ts';
import type { Spooled } from '../../../imports/spool.ts';
import type { Exame } from './examinaLote.ts';

/** Maximum size for a file of refused guides: more text would delay other requests. */
const MAIOR_PARA_CORTAR = 20_000_000;

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** Data of a lot's papers, besides the lot. */
export interface Entrega {
  config: Pick<ServerConfig, 'operatorName' | 'ansRegistration'>;
  spooled: Spooled;
  nomeArquivo: string;
  usuario: string;
  momento: string;
  /** Id of the stored lot; null when nothing was stored. */
  protocolo: string | null;
}

const motivosDe = ({ problemas }: Exame) =>
  Map.groupBy(
    problemas.filter(({ nivel, guia }) => nivel === 'ERRO' && guia !== null),
    ({ guia }) => guia ?? '',
  );

const protocoloDe = (exame: Exame, { config, momento, protocolo }: Entrega): ResultadoXml['protocolo'] => {
  const { prestador, cabeca, guias } = exame;
  if (protocolo === null || !prestador || !cabeca?.numeroLote || !cabeca.versao) return null;
  const motivos = motivosDe(exame);
  const bytes = protocoloXml({
    versao: cabeca.versao.valor,
    registroAns: config.ansRegistration,
    prestador,
    numeroLote: cabeca.numeroLote.valor,
    enviadoEm: cabeca.data?.valor ?? momento.slice(0, 10),
    numero: protocolo,
    valorCents: guias.reduce((sum, guia) => sum + (guia.isRejeitada ? 0 : guia.valorCents), 0),
    momento,
    guias: guias.map((guia) => ({
      ...guia,
      isOdonto: guia.especie === 'guiaOdonto',
      motivos: (motivos.get(guia.numeroPrestador) ?? []).map(({ codigo, message, item }) => ({
        codigo,
        texto: item === null ? message : `Item ${item}: ${message}`,
      })),
    })),
  });
  return { nome: `protocolo_${protocolo}.xml`, conteudo: base64(bytes), numero: protocolo };
};

const rejeitadasDoArquivo = async (
  exame: Exame,
  { spooled }: Entrega,
): Promise<ResultadoXml['somenteRejeitadas']> => {
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
  return feito
    ? {
        nome: `lote_${feito.numero.replace(/[^\w-]/g, '_')}.xml`,
        conteudo: base64(feito.bytes),
        semAssinatura: feito.semAssinatura,
      }
    : null;
};

/** Answer with its papers: receipt, protocol of the standard, file of the refused guides (TIS-23, TIS-24). */
export const comEntregas = async (
  resposta: ResultadoXml,
  exame: Exame,
  entrega: Entrega,
): Promise<ResultadoXml> => {
  const { cabeca, prestador } = exame;
  if (!cabeca || !prestador) return resposta;
  const pdf = await comprovantePdf({
    operadora: entrega.config.operatorName,
    registroAns: entrega.config.ansRegistration,
    protocolo: entrega.protocolo,
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
    rejeitadas: resposta.guiasRejeitadas.map(({ numeroGuiaPrestador, motivo }) => ({
      guia: numeroGuiaPrestador,
      motivo,
    })),
  });
  return {
    ...resposta,
    comprovante: base64(pdf),
    protocolo: protocoloDe(exame, entrega),
    somenteRejeitadas: await rejeitadasDoArquivo(exame, entrega),
  };
};
