import type { DadosSib, Movimento } from '../../../db/tables/sibEnvio.ts';
import { contrato, endereco, identificacao, vinculo, vinculoRetificavel } from './sbxCampos.ts';
import { cnpjAns, sibWriter } from './sbxXml.ts';

/** Content of a movement; `cco` is null in an INCLUSÃO. */
export interface MovimentoSbx {
  tipo: Movimento;
  cco: string | null;
  dados: DadosSib;
}

/** Operator, number and moment of a file. */
export interface SobreSbx {
  /** 6 digits. */
  registroAns: string;
  /** Number of the transaction. */
  sequencial: number;
  /** YYYY-MM-DDTHH:mm:ss, local. */
  momento: string;
}

/** Name of a file to ANS: registration and moment. */
export const nomeSbx = ({ registroAns, momento }: Omit<SobreSbx, 'sequencial'>): string =>
  `${registroAns}${momento.replace(/\D/g, '')}.SBX`;

/** Writes a file (.SBX) piece by piece: `head`, then each movement, then `tail`. The text goes out as ISO-8859-1. */
export const sbxWriter = ({ registroAns, sequencial, momento }: SobreSbx) => {
  const { open, leaf, close } = sibWriter({
    tipoTransacao: 'ATUALIZACAO SIB',
    sequencial,
    dataHora: momento,
    remetente: ['registroANS', registroAns],
    destinatario: ['cnpj', cnpjAns],
    corpo: 'operadoraParaANS',
    software: ['VIDAS', '1.0', 'VIDAS'],
  });
  /** Elements of all fields of a movement; a cleared field is an empty element. */
  const elements = (dados: DadosSib, fields: readonly string[]): string =>
    fields.map((field) => (field in dados ? leaf(field, dados[field] ?? '') : '')).join('');
  /** Elements of the fields with a value. */
  const filled = (dados: DadosSib, fields: readonly string[]): string =>
    fields.map((field) => leaf(field, dados[field])).join('');
  const groups = (dados: DadosSib, ofVinculo: readonly string[]): string =>
    `<identificacao>${elements(dados, identificacao)}</identificacao><endereco>${elements(dados, endereco)}</endereco><vinculo>${elements(dados, ofVinculo)}</vinculo>`;
  const bodies: Record<Movimento, (movimento: MovimentoSbx) => string> = {
    INCLUSÃO: ({ dados }) => `<inclusao>${groups(dados, vinculo)}</inclusao>`,
    RETIFICAÇÃO: ({ cco, dados }) =>
      `<retificacao>${leaf('cco', cco)}${groups(dados, vinculoRetificavel)}</retificacao>`,
    'MUDANÇA CONTRATUAL': ({ cco, dados }) =>
      `<mudancaContratual>${leaf('cco', cco)}${filled(dados, contrato)}</mudancaContratual>`,
    CANCELAMENTO: ({ cco, dados }) =>
      `<cancelamento>${leaf('cco', cco)}${filled(dados, ['dataCancelamento', 'motivoCancelamento'])}</cancelamento>`,
    REATIVAÇÃO: ({ cco, dados }) =>
      `<reativacao>${leaf('cco', cco)}${filled(dados, ['dataReativacao'])}</reativacao>`,
  };
  let quantidade = 0;
  return {
    head: open,
    movimento(movimento: MovimentoSbx): string {
      quantidade += 1;
      return `${quantidade === 1 ? '<beneficiarios>' : ''}${bodies[movimento.tipo](movimento)}\n`;
    },
    /** `motivo` only appears in a file without movements: 61 no beneficiaries, 62 no changes (SIB-21). */
    tail(motivo: '61' | '62'): { text: string; hash: string; quantidade: number } {
      const end =
        quantidade > 0
          ? '</beneficiarios>'
          : `<naoEnvioBeneficiarios>${leaf('motivoNaoEnvioBeneficiarios', motivo)}</naoEnvioBeneficiarios>`;
      const { text, hash } = close();
      return { text: end + text, hash, quantidade };
    },
  };
};
