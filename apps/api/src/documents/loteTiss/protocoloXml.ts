import { el, reais, txt } from './elementos.ts';
import { codigoNaVersao, dadosDoPrestador, mensagemDaOperadora } from './mensagemTiss.ts';

/** A guide of a lot in its protocol; `motivos` are the reasons of its refusal. */
export interface GuiaDoProtocolo {
  numeroPrestador: string;
  numeroOperadora: string | null;
  carteira: string;
  recemNato: string | null;
  data: string | null;
  isOdonto: boolean;
  motivos: readonly { codigo: string | null; texto: string }[];
}

/** Operator's answer to a received lot. */
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

const motivoDe = (versao: string) => (motivo: GuiaDoProtocolo['motivos'][number]) =>
  el(
    'motivoGlosa',
    // 5007: inconsistent message; the text has the details.
    txt('codigoGlosa', codigoNaVersao(motivo.codigo, versao, '5007')),
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

/** `protocoloRecebimento` of the standard in the lot's version (TIS-23). */
export const protocoloXml = (protocolo: Protocolo): Buffer => {
  const { versao, registroAns } = protocolo;
  return mensagemDaOperadora(
    { ...protocolo, tipo: 'PROTOCOLO_RECEBIMENTO', sequencial: protocolo.numero },
    el(
      'recebimentoLote',
      el(
        'protocoloRecebimento',
        txt('registroANS', registroAns),
        dadosDoPrestador('dadosPrestador', protocolo),
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
  );
};
