import { TAMANHO_DO_REGISTRO } from '@vidas/api-client/financeiro/retorno/layout.rules.ts';
import { recusaDaLinha, recusaDoArquivo } from './confere.rules.ts';
import {
  camposDaMulta,
  camposDoCabecalho,
  camposDoDetalhe,
  camposDoFim,
  type CampoDaRemessa,
} from './layout.ts';
import { semAcentos } from './texto.rules.ts';
import type { Cabecalho, LinhaDaRemessa, LinhaRecusada, Multa, Remetente } from './types.ts';

type Valor = string | number | null | undefined;

/** No file can be written; `message` is the Portuguese reason for the person. */
export class RemessaRecusada extends Error {
  override readonly name = 'RemessaRecusada';
}

/** A written file. */
export interface RemessaEscrita {
  /** Plain ASCII with CRLF. */
  texto: string;
  linhas: readonly LinhaDaRemessa[];
  recusadas: readonly LinhaRecusada[];
}

/** Maximum number of lines in positions 395 to 400. */
const MAIOR_SEQUENCIA = 999_999;

const escrito = (valor: Valor, { tipo, fixo }: CampoDaRemessa, tamanho: number): string => {
  if (tipo === 'texto')
    return semAcentos(fixo ?? String(valor ?? ''))
      .slice(0, tamanho)
      .padEnd(tamanho);
  if (valor === null) return ''.padEnd(tamanho);
  const texto = fixo ?? String(valor ?? '');
  const algarismos =
    tipo === 'dia' && texto !== '' ? texto.slice(8) + texto.slice(5, 7) + texto.slice(2, 4) : texto;
  return algarismos.padStart(tamanho, '0');
};

const registro = (campos: readonly CampoDaRemessa[], valores: Readonly<Record<string, Valor>>): string => {
  const texto = campos
    .map((campo) => escrito(valores[campo.nome], campo, campo.fim - campo.inicio + 1))
    .join('');
  if (texto.length !== TAMANHO_DO_REGISTRO)
    throw new RangeError(`A record has ${texto.length} characters: ${texto}`);
  return texto;
};

const tipoDoDocumento = (documento: string): string => (documento.length === 11 ? '01' : '02');

const instrucoes: Readonly<Record<LinhaDaRemessa['comando'], string>> = {
  '01': '07',
  '02': '44',
  '04': '00',
  '06': '00',
  '31': '00',
};

const detalhe = (linha: LinhaDaRemessa, remetente: Remetente, sequencial: number): string => {
  const { pagador, comando, desconto } = linha;
  const registra = comando === '01';
  return registro(camposDoDetalhe, {
    tipoDoDocumento: tipoDoDocumento(remetente.documento),
    documento: remetente.documento,
    agencia: remetente.agencia,
    agenciaDv: remetente.agenciaDv,
    conta: remetente.conta,
    contaDv: remetente.contaDv,
    convenio: linha.convenio,
    controle: linha.chave,
    nossoNumero: linha.nossoNumero,
    variacao: linha.variacao,
    carteira: linha.carteira,
    comando,
    seuNumero: linha.seuNumero,
    vencimento: linha.vencimento,
    valor: linha.valorCents,
    especie: linha.especie,
    aceite: linha.aceite,
    emitidoEm: linha.emitidoEm,
    instrucao1: registra ? (linha.instrucao ?? instrucoes[comando]) : instrucoes[comando],
    jurosDia: registra ? linha.jurosDiaCents : 0,
    descontoAte: desconto?.ate,
    desconto: desconto?.cents,
    abatimento: linha.abatimentoCents,
    tipoDoPagador: tipoDoDocumento(pagador.documento),
    documentoDoPagador: pagador.documento,
    pagador: pagador.nome,
    endereco: pagador.endereco,
    bairro: pagador.bairro,
    cep: pagador.cep,
    cidade: pagador.cidade,
    uf: pagador.uf,
    mensagem: registra ? linha.mensagem : '',
    parcial: registra ? linha.parcial : '',
    sequencial,
  });
};

const codigos = { valor: '1', percentual: '2', nenhuma: '9' } as const;

const multaDe = (multa: Multa, dias: number | null | undefined, sequencial: number): string =>
  registro(camposDaMulta, {
    codigo: codigos[multa.tipo],
    desde: multa.tipo === 'nenhuma' ? '' : multa.desde,
    multa: multa.tipo === 'nenhuma' ? 0 : multa.quanto,
    diasDeRecebimento: dias ?? null,
    sequencial,
  });

/**
 * Writes a file of commands for the bank (CBR641). Lines that cannot be sent are returned separately; a fault
 * of the whole file throws RemessaRecusada.
 */
export const escreveRemessa = (
  cabecalho: Cabecalho,
  remetente: Remetente,
  { linhas, hoje }: { linhas: readonly LinhaDaRemessa[]; hoje: string },
): RemessaEscrita => {
  const recusa = recusaDoArquivo(cabecalho, remetente, { hoje, linhas });
  if (recusa !== null) throw new RemessaRecusada(`A remessa não foi feita: ${recusa}.`);
  const recusadas: LinhaRecusada[] = linhas.flatMap((linha) => {
    const motivo = recusaDaLinha(linha, hoje);
    return motivo === null ? [] : [{ linha, motivo: `${motivo[0]?.toUpperCase()}${motivo.slice(1)}.` }];
  });
  const fora = new Set(recusadas.map(({ linha }) => linha));
  const dentro = linhas.filter((linha) => !fora.has(linha));
  const registros = [
    registro(camposDoCabecalho, {
      agencia: remetente.agencia,
      agenciaDv: remetente.agenciaDv,
      conta: remetente.conta,
      contaDv: remetente.contaDv,
      nome: remetente.nome,
      literal: cabecalho.isTeste ? 'TESTE' : 'REMESSA',
      gravadoEm: cabecalho.dia,
      sequencialRemessa: cabecalho.sequencial,
      convenioLider: remetente.lider,
      sequencial: 1,
    }),
  ];
  for (const linha of dentro) {
    registros.push(detalhe(linha, remetente, registros.length + 1));
    if (linha.comando === '01' && linha.multa)
      registros.push(multaDe(linha.multa, linha.diasDeRecebimento, registros.length + 1));
  }
  registros.push(registro(camposDoFim, { sequencial: registros.length + 1 }));
  if (registros.length > MAIOR_SEQUENCIA)
    throw new RemessaRecusada(
      `A remessa não foi feita: ela tem ${registros.length.toLocaleString('pt-BR')} registros e o arquivo leva 999.999.`,
    );
  return { texto: registros.map((texto) => `${texto}\r\n`).join(''), linhas: dentro, recusadas };
};
