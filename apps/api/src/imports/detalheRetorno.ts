import { camposDoDetalhe } from '@vidas/api-client/financeiro/retorno-layout';
import { erroEscrito, escolhe, leCampos } from '@vidas/api-client/financeiro/retorno-registro';
import { refusal } from './importError.ts';

/** A detail of a bank's return file; days ISO, money in cents. */
export interface DetalheRetorno {
  /** Of the file, from 1; also the sequence of the record. */
  linha: number;
  texto: string;
  nossoNumero: string | null;
  comando: string;
  natureza: string;
  ocorrencia: string | null;
  vencimento: string | null;
  credito: string | null;
  valorTitulo: number;
  tarifa: number;
  outrasDespesas: number;
  abatimento: number;
  desconto: number;
  recebido: number;
  juros: number;
  outros: number;
  /** Negative when it is a debit. */
  lancamento: number;
}

/** The fields of a detail that are read. */
export const lidosDoDetalhe = escolhe(camposDoDetalhe, [
  'convenio',
  'nossoNumero',
  'natureza',
  'comando',
  'ocorrencia',
  'vencimento',
  'valorTitulo',
  'credito',
  'tarifa',
  'outrasDespesas',
  'abatimento',
  'desconto',
  'recebido',
  'juros',
  'outros',
  'lancamento',
  'debitoCredito',
]);

/** The fields of a detail as the rest of the server knows them. Field by field: copying the rest of an object costs more than reading the line. */
export const paraDetalhe = (
  lido: Record<string, string | number | null>,
  linha: number,
  texto: string,
): DetalheRetorno => {
  const dito = (nome: string) => (lido[nome] ?? null) as string | null;
  const centavos = (nome: string) => lido[nome] as number;
  return {
    linha,
    texto,
    nossoNumero: dito('nossoNumero'),
    comando: dito('comando') ?? '',
    natureza: dito('natureza') ?? '',
    ocorrencia: dito('ocorrencia'),
    vencimento: dito('vencimento'),
    credito: dito('credito'),
    valorTitulo: centavos('valorTitulo'),
    tarifa: centavos('tarifa'),
    outrasDespesas: centavos('outrasDespesas'),
    abatimento: centavos('abatimento'),
    desconto: centavos('desconto'),
    recebido: centavos('recebido'),
    juros: centavos('juros'),
    outros: centavos('outros'),
    lancamento: dito('debitoCredito') === '1' ? -centavos('lancamento') : centavos('lancamento'),
  };
};

/** Reads a detail that was taken before. Throws for text that is none. */
export const leDetalhe = (texto: string, linha: number): DetalheRetorno => {
  const lido = leCampos(texto, lidosDoDetalhe, (errado) => {
    throw refusal(erroEscrito(errado), linha, errado.campo.nome);
  });
  return paraDetalhe(lido, linha, texto);
};
