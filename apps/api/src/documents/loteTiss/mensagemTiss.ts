import { createHash } from 'node:crypto';
import { el, txt } from './elementos.ts';

/** Common part of every answer of the operator to a provider. */
export interface MensagemDaOperadora {
  tipo: 'PROTOCOLO_RECEBIMENTO' | 'DEMONSTRATIVO_ANALISE_CONTA';
  /** 'M.mm.pp' of the standard. */
  versao: string;
  sequencial: string;
  /** 'YYYY-MM-DDTHH:MM:SS' */
  momento: string;
  registroAns: string;
  prestador: { codigo: string; nome: string };
}

/** Provider in answers; version 4 omits the name. */
export const dadosDoPrestador = (
  nome: string,
  { prestador, versao }: Pick<MensagemDaOperadora, 'prestador' | 'versao'>,
): string =>
  el(
    nome,
    txt('codigoPrestadorNaOperadora', prestador.codigo),
    versao < '4' ? txt('nomeContratado', prestador.nome.slice(0, 70)) : '',
  );

const latin1 = (texto: string): string => texto.replace(/[^\0-\xff]/g, '?');
const entidades: Record<string, string> = { amp: '&', lt: '<', gt: '>' };

/** Complete message as bytes in ISO-8859-1 with its hash (TIS-4). */
export const mensagemDaOperadora = (
  { tipo, versao, sequencial, momento, registroAns, prestador }: MensagemDaOperadora,
  conteudo: string,
): Buffer => {
  const corpo = latin1(
    el(
      'mensagemTISS',
      el(
        'cabecalho',
        el(
          'identificacaoTransacao',
          txt('tipoTransacao', tipo),
          txt('sequencialTransacao', sequencial),
          txt('dataRegistroTransacao', momento.slice(0, 10)),
          txt('horaRegistroTransacao', momento.slice(11, 19)),
        ),
        el('origem', txt('registroANS', registroAns)),
        el('destino', el('identificacaoPrestador', txt('codigoPrestadorNaOperadora', prestador.codigo))),
        txt(versao < '3.02.02' ? 'versaoPadrao' : 'Padrao', versao),
      ),
      el('operadoraParaPrestador', conteudo),
      el('epilogo', txt('hash', '')),
    ),
  );
  const hash = createHash('md5');
  for (const [, texto = ''] of corpo.matchAll(/>([^<]*)<\//g))
    hash.update(
      texto.replace(/&(amp|lt|gt);/g, (_, nome: string) => entidades[nome] ?? ''),
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

/** A code of table 38 that the version has, else `geral`: codes 3000 to 3999 came with 4.03. */
export const codigoNaVersao = (codigo: string | null, versao: string, geral: string): string =>
  codigo === null || !/^\d{4}$/.test(codigo) || (versao < '4.03' && codigo.startsWith('3')) ? geral : codigo;
