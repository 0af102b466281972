import type { FormaDePapel } from '@vidas/api-client/cadastro/forma-de-papel/formaDePapel.contract.ts';
import type { ServerConfig } from '../config/config.ts';
import { documento } from '../documents/pdf/written.ts';
import type { Attachment, Message } from './mailer.ts';
import { oneLine } from './oneLine.ts';

/** A letter with a paper; it contains the essentials, so that the file need not be opened (PAP-5). */
export interface Carta {
  assunto: string;
  /** Name in the greeting; null without one. */
  nome: string | null;
  abertura: string;
  /** Labels and values; the first is shown large. */
  pares: readonly (readonly [rotulo: string, valor: string])[];
  /** A line for copying. */
  copiar?: readonly [rotulo: string, linha: string] | undefined;
  paragrafos: readonly string[];
  /** Sentences about the attached file; omitted in plain text, which has none. */
  doAnexo: readonly string[];
  /** Complete text of the paper, in blocks of lines: a plain-text letter needs no file (PAP-9). */
  emPalavras: readonly string[];
  anexo: Attachment;
}

type Operadora = Pick<
  ServerConfig,
  'operatorName' | 'operatorPhone' | 'ansRegistration' | 'mailReplyTo' | 'cobranca'
>;

/** 'Olá, Construtora Cristal Ltda.', without a second full stop. */
const saudacao = (nome: string | null): string => {
  const greeted = nome === null ? '' : oneLine(nome);
  return greeted === '' ? 'Olá.' : `Olá, ${greeted.replace(/\.+$/, '')}.`;
};

/** Portuguese ways to reach the operator: telephone, reply, or both; '' without either. */
export const comoFalar = ({ operatorPhone, mailReplyTo }: Operadora): string =>
  [
    operatorPhone === '' ? '' : `ligue para ${operatorPhone}`,
    mailReplyTo === undefined ? '' : 'responda a este e-mail',
  ]
    .filter(Boolean)
    .join(' ou ');

const assinatura = (operadora: Operadora): string[] => {
  const { operatorName, operatorPhone, ansRegistration, cobranca } = operadora;
  const { beneficiario } = cobranca;
  return [
    beneficiario === undefined ? operatorName : beneficiario.nome,
    [
      beneficiario === undefined ? '' : `CNPJ ${documento(beneficiario.documento)}`,
      ansRegistration === '' ? '' : `Registro ANS ${ansRegistration}`,
      operatorPhone === '' ? '' : `Telefone ${operatorPhone}`,
    ]
      .filter(Boolean)
      .join(' · '),
  ].filter(Boolean);
};

/** Offer of an accessible format, which Lei 13.146/2015, art. 62, gives to bills and receipts on request. */
const formatoAcessivel = (operadora: Operadora): string => {
  const how = comoFalar(operadora) || 'fale conosco';
  return `Precisa deste papel em letra grande, em texto simples ou de outra forma? Peça: ${how}.`;
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const css = `body{margin:0;padding:16px;background:#f3f5f4;color:#17211e;font:16px/1.5 Arial,Helvetica,sans-serif}
main{max-width:600px;margin:0 auto;padding:24px;background:#fff;border-radius:8px}
th{text-align:left;font-weight:normal;padding:4px 16px 4px 0;vertical-align:top}td{padding:4px 0;font-weight:bold}
tr:first-child td{font-size:26px;line-height:1.2}
.linha{padding:12px;background:#eef3f1;border-radius:6px;font:15px/1.5 Consolas,Menlo,monospace}
.fim{border-top:1px solid #d5dcd9;padding-top:12px;font-size:14px}
@media (prefers-color-scheme:dark){body{background:#101614;color:#e8eeeb}main{background:#1a2320}.linha{background:#26322e}.fim{border-color:#3a4743}}`;

const html = (carta: Carta, fim: readonly string[]): string => {
  const p = (words: string, kind = ''): string => `<p${kind}>${escaped(words)}</p>`;
  const rows = carta.pares.map(
    ([rotulo, valor]) => `<tr><th scope="row">${escaped(rotulo)}</th><td>${escaped(valor)}</td></tr>`,
  );
  const copiar = carta.copiar ? [p(`${carta.copiar[0]}:`), p(carta.copiar[1], ' class="linha"')] : [];
  return [
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${escaped(carta.assunto)}</title><style>${css}</style></head><body><main>`,
    p(saudacao(carta.nome)),
    p(carta.abertura),
    ...(rows.length > 0 ? ['<table>', ...rows, '</table>'] : []),
    ...copiar,
    ...carta.paragrafos.map((words) => p(words)),
    `<p class="fim">${fim.map(escaped).join('<br>')}</p>`,
    '</main></body></html>',
  ].join('\n');
};

/** Sentence about a requested form of paper. */
const doPedido: Partial<Record<FormaDePapel, string>> = {
  LETRA_GRANDE: 'Como você pediu, o arquivo está em letra grande, de 18 pontos ou mais.',
  PDF_MARCADO:
    'Como você pediu, o arquivo é um PDF marcado: um leitor de tela o lê do começo ao fim, com títulos e tabelas. A senha se digita na janela que se abre com ele, e depois dela a leitura é livre.',
};

/**
 * Message of a letter, in HTML with a plain-text twin; a wish for plain text gets that alone, with the whole
 * paper as text and no file (PAP-9).
 */
export const mensagemDaCarta = (
  carta: Carta,
  operadora: Operadora,
  forma?: FormaDePapel,
): Omit<Message, 'to'> => {
  const { assunto, nome, abertura, pares, copiar, anexo } = carta;
  const isTexto = forma === 'TEXTO';
  const pedido = forma === undefined ? undefined : doPedido[forma];
  const doArquivo = isTexto
    ? carta.emPalavras
    : [...carta.doAnexo, ...(pedido === undefined ? [] : [pedido])];
  const paragrafos = [...carta.paragrafos, ...doArquivo, formatoAcessivel(operadora)];
  const fim = assinatura(operadora);
  const text = [
    saudacao(nome),
    abertura,
    pares.map(([rotulo, valor]) => `${rotulo}: ${valor}`).join('\n'),
    copiar ? `${copiar[0]}:\n${copiar[1]}` : '',
    ...paragrafos,
    fim.join('\n'),
  ];
  return {
    subject: `${assunto} - ${operadora.operatorName}`,
    text: `${text.filter(Boolean).join('\n\n')}\n`,
    ...(isTexto ? {} : { html: html({ ...carta, paragrafos }, fim), attachments: [anexo] }),
    ...(operadora.mailReplyTo === undefined ? {} : { replyTo: operadora.mailReplyTo }),
  };
};
