import { camposDoDetalhe, type Campo } from '@vidas/api-client/financeiro/retorno/layout.rules.ts';
import {
  type CampoErrado,
  erroEscrito,
  escolhe,
  textoDe,
  valorDe,
} from '@vidas/api-client/financeiro/retorno/registro.rules.ts';
import { refusal } from './importError.ts';

/** A detail of a bank's return file; days ISO, money in cents. */
export interface DetalheRetorno {
  /** Line of the file, from 1; also the sequence of the record. */
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
  /** Negative for a debit. */
  lancamento: number;
}

const campo = (nome: string): Campo => escolhe(camposDoDetalhe, [nome])[0] as Campo;

const nossoNumero = campo('nossoNumero');
const comando = campo('comando');
const natureza = campo('natureza');
const ocorrencia = campo('ocorrencia');
const vencimento = campo('vencimento');
const credito = campo('credito');
const valorTitulo = campo('valorTitulo');
const tarifa = campo('tarifa');
const outrasDespesas = campo('outrasDespesas');
const abatimento = campo('abatimento');
const desconto = campo('desconto');
const recebido = campo('recebido');
const juros = campo('juros');
const outros = campo('outros');
const lancamento = campo('lancamento');
const debitoCredito = campo('debitoCredito');

/** Agreement field of a detail. */
export const convenioDoDetalhe = campo('convenio');

/** Money fields that are read. */
export const dinheirosDoDetalhe: readonly Campo[] = [
  valorTitulo,
  tarifa,
  outrasDespesas,
  abatimento,
  desconto,
  recebido,
  juros,
  outros,
  lancamento,
];

type OnErrado = (errado: CampoErrado) => void;

const lido = (texto: string, de: Campo, onErrado: OnErrado): string | number | null => {
  const valor = valorDe(texto, de);
  if (valor === undefined) onErrado({ campo: de, texto: textoDe(texto, de) });
  return valor ?? null;
};

const dito = (texto: string, de: Campo, onErrado: OnErrado) => lido(texto, de, onErrado) as string | null;
const centavos = (texto: string, de: Campo, onErrado: OnErrado) => lido(texto, de, onErrado) as number;

/**
 * Fields of a detail in our values; reports each invalid one. Written field by field: an object filled by
 * names from the table costs more than reading the line.
 */
export const paraDetalhe = (texto: string, linha: number, onErrado: OnErrado): DetalheRetorno => {
  const lancado = centavos(texto, lancamento, onErrado);
  return {
    linha,
    texto,
    nossoNumero: dito(texto, nossoNumero, onErrado),
    comando: dito(texto, comando, onErrado) ?? '',
    natureza: dito(texto, natureza, onErrado) ?? '',
    ocorrencia: dito(texto, ocorrencia, onErrado),
    vencimento: dito(texto, vencimento, onErrado),
    credito: dito(texto, credito, onErrado),
    valorTitulo: centavos(texto, valorTitulo, onErrado),
    tarifa: centavos(texto, tarifa, onErrado),
    outrasDespesas: centavos(texto, outrasDespesas, onErrado),
    abatimento: centavos(texto, abatimento, onErrado),
    desconto: centavos(texto, desconto, onErrado),
    recebido: centavos(texto, recebido, onErrado),
    juros: centavos(texto, juros, onErrado),
    outros: centavos(texto, outros, onErrado),
    lancamento: dito(texto, debitoCredito, onErrado) === '1' ? -lancado : lancado,
  };
};

/** Reads an already accepted detail. Throws for an invalid one. */
export const leDetalhe = (texto: string, linha: number): DetalheRetorno =>
  paraDetalhe(texto, linha, (errado) => {
    throw refusal(erroEscrito(errado), linha, errado.campo.nome);
  });
