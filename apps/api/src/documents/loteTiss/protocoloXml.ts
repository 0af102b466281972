import { createHash } from 'node:crypto';
import { el, reais, txt } from './elementos.ts';

/** A guide of a lot as its protocol tells it; `motivos` are why it stays out. */
export interface GuiaDoProtocolo {
  numeroPrestador: string;
  numeroOperadora: string | null;
  carteira: string;
  recemNato: string | null;
  data: string | null;
  isOdonto: boolean;
  motivos: readonly { codigo: string | null; texto: string }[];
}

/** What the operator answers to a lot that it received. */
export interface Protocolo {
  /** 'M.mm.pp' of the lot. */
  versao: string;
  registroAns: string;
  prestador: { codigo: string; nome: string };
  numeroLote: string;
  enviadoEm: string;
  numero: string;
  valorCents: number;
  guias: readonly GuiaDoProtocolo[];
  /** 'YYYY-MM-DDTHH:MM:SS' */
  momento: string;
}

/** Codes from 3000 on came with 4.03; earlier versions get the general one, and the text says the rest. */
const codigoEm = (codigo: string | null, versao: string): string =>
  codigo === null || (versao < '4.03' && codigo.startsWith('3')) ? '5007' : codigo;

const motivoDe = (versao: string) => (motivo: GuiaDoProtocolo['motivos'][number]) =>
  el(
    'motivoGlosa',
    txt('codigoGlosa', codigoEm(motivo.codigo, versao)),
    txt('descricaoGlosa', motivo.texto.slice(0, 500)),
  );

const guiaDe = (guia: GuiaDoProtocolo, versao: string): string => {
  const beneficiario =
    txt('numeroCarteira', guia.carteira.slice(0, 20) || '0') +
    txt('atendimentoRN', guia.recemNato === 'S' ? 'S' : 'N') +
    (versao < '4' ? txt('nomeBeneficiario', 'NÃO INFORMADO') : '');
  return el(
    guia.isOdonto ? 'dadosGuiasOdonto' : 'dadosGuias',
    txt('numeroGuiaPrestador', guia.numeroPrestador.slice(0, 20)),
    guia.numeroOperadora === null ? '' : txt('numeroGuiaOperadora', guia.numeroOperadora.slice(0, 20)),
    guia.isOdonto ? beneficiario : el('dadosBeneficiario', beneficiario),
    guia.isOdonto || guia.data === null ? '' : txt('dataRealizacao', guia.data),
    guia.motivos.length === 0 ? '' : el('glosaGuia', ...guia.motivos.map(motivoDe(versao))),
  );
};

const latin1 = (texto: string): string => texto.replace(/[^\0-\xff]/g, '?');

/** The `protocoloRecebimento` of the standard in the version of the lot, as bytes in ISO-8859-1 with its hash (TIS-23, TIS-4). */
export const protocoloXml = (protocolo: Protocolo): Buffer => {
  const { versao, registroAns, prestador, momento } = protocolo;
  const hash = createHash('md5');
  const corpo = latin1(
    el(
      'mensagemTISS',
      el(
        'cabecalho',
        el(
          'identificacaoTransacao',
          txt('tipoTransacao', 'PROTOCOLO_RECEBIMENTO'),
          txt('sequencialTransacao', protocolo.numero),
          txt('dataRegistroTransacao', momento.slice(0, 10)),
          txt('horaRegistroTransacao', momento.slice(11, 19)),
        ),
        el('origem', txt('registroANS', registroAns)),
        el('destino', el('identificacaoPrestador', txt('codigoPrestadorNaOperadora', prestador.codigo))),
        txt(versao < '3.02.02' ? 'versaoPadrao' : 'Padrao', versao),
      ),
      el(
        'operadoraParaPrestador',
        el(
          'recebimentoLote',
          el(
            'protocoloRecebimento',
            txt('registroANS', registroAns),
            el(
              'dadosPrestador',
              txt('codigoPrestadorNaOperadora', prestador.codigo),
              versao < '4' ? txt('nomeContratado', prestador.nome.slice(0, 70)) : '',
            ),
            txt('numeroLote', protocolo.numeroLote),
            txt('dataEnvioLote', protocolo.enviadoEm),
            el(
              'detalheProtocolo',
              txt('numeroProtocolo', protocolo.numero),
              txt('valorTotalProtocolo', reais(protocolo.valorCents)),
              el('dadosGuiasProtocolo', ...protocolo.guias.map((guia) => guiaDe(guia, versao))),
            ),
          ),
        ),
      ),
      el('epilogo', txt('hash', '')),
    ),
  );
  for (const [, texto = ''] of corpo.matchAll(/>([^<]*)<\//g))
    hash.update(
      texto.replace(/&(amp|lt|gt);/g, (_, nome: string) => ({ amp: '&', lt: '<', gt: '>' })[nome] ?? ''),
      'latin1',
    );
  const prefixado = corpo
    .replace(/<(\/?)(?=[a-zA-Z])/g, '<$1ans:')
    .replace(
      '<ans:mensagemTISS>',
      '<ans:mensagemTISS xmlns:ans="http://www.ans.gov.br/padroes/tiss/schemas">',
    )
    .replace('<ans:hash>', `<ans:hash>${hash.digest('hex')}`);
  return Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>\n${prefixado}\n`, 'latin1');
};
