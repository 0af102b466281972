import { comFinsDoUnix, nomeDaCodificacao, semMarcaDeFim } from '@vidas/api-client/bytes/codificacao.ts';
import { type Descoberta, descobreCodificacao } from '@vidas/api-client/bytes/descobreCodificacao.ts';
import { isUtf8 } from 'node:buffer';
import {
  camposDoCabecalho,
  camposDoFim,
  type Campo,
  TAMANHO_DO_REGISTRO,
} from '@vidas/api-client/financeiro/retorno/layout.rules.ts';
import {
  type CampoErrado,
  centavosDe,
  erroEscrito,
  escolhe,
  leCampos,
  textoDe,
} from '@vidas/api-client/financeiro/retorno/registro.rules.ts';
import type { ByteSource } from './decode.ts';
import { convenioDoDetalhe, type DetalheRetorno, dinheirosDoDetalhe, paraDetalhe } from './detalheRetorno.ts';
import { ImportError, type ImportProblem, LISTED_PROBLEMS, refusal } from './importError.ts';

/** Header of the file, and its end. */
export interface RetornoLido {
  convenio: string;
  /** Number of the return within its agreement; 0 without one. */
  sequencial: number;
  gravadoEm: string | null;
  detalhes: number;
  avisos: string[];
}

/** Expected receiver of the file, and options of the reading. */
export interface LeituraRetorno {
  /** Agreement of this installation; undefined accepts any. */
  convenio: string | undefined;
  /** A second agreement under the same leader, whose lines come in the leader's file. */
  conduzido?: string | undefined;
  porcao: number;
}

const PULADOS = new Set(['2', '3', '5']);
/** More problems than this mean another layout. */
const PROBLEMAS = 1_000;

const lidosDoCabecalho = escolhe(camposDoCabecalho, [
  'literalRetorno',
  'literalServico',
  'gravadoEm',
  'sequencialRetorno',
  'convenio',
]);
const somados = ['Simples', 'Vinculada', 'Caucionada', 'Descontada', 'Vendor'];
const lidosDoFim = escolhe(
  camposDoFim,
  somados.flatMap((nome) => [`quantidade${nome}`, `valor${nome}`]),
);

const reais = (centavos: number): string =>
  `R$ ${(centavos / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 })}`;

/** Maximum of a money field, so that the sum of two still fits a stored title. */
const MAIOR_VALOR = 1_000_000_000;
const ALGARISMOS = String(MAIOR_VALOR).length;

/** True when a money field has a digit before its last nine, so that its value is MAIOR_VALOR or more. */
const temMaisAlgarismos = (texto: string, { inicio, fim }: Campo): boolean => {
  for (let at = inicio - 1; at <= fim - ALGARISMOS; at += 1) if (texto.charCodeAt(at) !== 48) return true;
  return false;
};

const recusaUtf8 = (linha: number | null) =>
  refusal(
    'o arquivo está em UTF-8, e um retorno CBR643 vem em ISO-8859-1: foi aberto e gravado por outro programa. Baixe-o de novo do banco e envie-o sem abrir.',
    linha,
    'registro',
  );

/** Throws for bytes that are not ISO-8859-1, as a bank writes it. */
const assertLatin1 = (descoberta: Descoberta): void => {
  const { codificacao, onde } = descoberta;
  if (codificacao === 'utf-8' || codificacao === 'windows-1252') return;
  const nome = codificacao === null ? 'uma codificação que não se reconhece' : nomeDaCodificacao[codificacao];
  throw refusal(
    `o arquivo está em ${nome}${onde ? ` (“${onde.palavra.slice(0, 40)}”)` : ''}, e um retorno CBR643 vem em ISO-8859-1. Baixe-o de novo do banco e envie-o sem abrir.`,
    onde?.linha ?? 1,
    'registro',
  );
};

/** Lines of a text in ISO-8859-1, without their ends and without the end mark of DOS. */
async function* linhasDe(source: ByteSource): AsyncGenerator<string[]> {
  const busca = descobreCodificacao();
  const corta = semMarcaDeFim();
  const quebra = comFinsDoUnix();
  let resto = '';
  for await (const pedaco of source) {
    const bytes = Buffer.from(pedaco.buffer, pedaco.byteOffset, pedaco.byteLength);
    busca.add(bytes);
    // UTF-16 is refused at once, because each of its first thousand lines would be a problem.
    if (bytes.includes(0)) assertLatin1(busca.fim('windows-1252'));
    const linhas = (resto + quebra(corta(bytes.toString('latin1')))).split('\n');
    resto = linhas.pop() ?? '';
    if (resto.length > 10 * TAMANHO_DO_REGISTRO)
      throw refusal('o arquivo não tem fins de linha: não é um retorno CBR643.', 1);
    yield linhas;
  }
  assertLatin1(busca.fim('windows-1252'));
  const ultimas = (resto + quebra(corta()) + quebra()).split('\n');
  yield ultimas.at(-1) === '' ? ultimas.slice(0, -1) : ultimas;
}

/** True for a record that is too long only because its accents take two bytes. */
const emUtf8 = (texto: string): boolean => {
  const bytes = Buffer.from(texto, 'latin1');
  return isUtf8(bytes) && bytes.toString('utf8').replace(/^\ufeff/, '').length === TAMANHO_DO_REGISTRO;
};

class Leitor {
  readonly #convenioNosso: string | undefined;
  readonly #conduzido: string | undefined;
  readonly #problemas: ImportProblem[] = [];
  #total = 0;
  #linha = 0;
  #sequencial = 0;
  #terminou = false;
  #valorTitulos = 0;
  readonly lido: RetornoLido = { convenio: '', sequencial: 0, gravadoEm: null, detalhes: 0, avisos: [] };

  constructor({ convenio, conduzido }: LeituraRetorno) {
    this.#convenioNosso = convenio;
    this.#conduzido = conduzido;
  }

  #recusa(message: string, field: string | null = null): void {
    this.#total += 1;
    if (this.#problemas.length < LISTED_PROBLEMS) this.#problemas.push({ line: this.#linha, field, message });
    if (this.#total >= PROBLEMAS) throw this.recusado();
  }

  recusado(): ImportError {
    return new ImportError(this.#problemas, this.#total);
  }

  get temProblemas(): boolean {
    return this.#total > 0;
  }

  readonly #onErrado = (errado: CampoErrado): void => this.#recusa(erroEscrito(errado), errado.campo.nome);

  #campos(texto: string, campos: readonly Campo[]): Record<string, string | number | null> {
    return leCampos(texto, campos, this.#onErrado);
  }

  /** Checks type, length and sequence, common to all records (CBR-4). */
  #formaErrada(texto: string): boolean {
    if (texto.length !== TAMANHO_DO_REGISTRO) {
      if (emUtf8(texto)) throw recusaUtf8(this.#linha);
      this.#recusa(
        `o registro tem ${texto.length} caracteres e devia ter ${TAMANHO_DO_REGISTRO}.`,
        'registro',
      );
      this.#sequencial += 1;
      return true;
    }
    const escrito = texto.slice(394);
    const esperado = this.#sequencial + 1;
    this.#sequencial = /^\d{6}$/.test(escrito) ? Number(escrito) : esperado;
    if (Number(escrito) === esperado && /^\d{6}$/.test(escrito)) return false;
    this.#recusa(
      `posições 395 a 400: o sequencial é "${escrito}" e devia ser ${String(esperado).padStart(6, '0')}; falta uma parte do arquivo.`,
      'sequencial',
    );
    return true;
  }

  #cabecalho(texto: string): void {
    const { literalRetorno, literalServico, gravadoEm, sequencialRetorno, convenio } = this.#campos(
      texto,
      lidosDoCabecalho,
    );
    if (texto.charAt(0) !== '0' || literalRetorno !== 'RETORNO' || literalServico !== 'COBRANCA')
      throw refusal(
        'posições 1 a 19: o arquivo não começa com o cabeçalho de um retorno de cobrança CBR643.',
        1,
        'cabecalho',
      );
    if (this.#convenioNosso !== undefined && convenio !== this.#convenioNosso)
      throw refusal(
        `posições 150 a 156: o arquivo é do convênio ${convenio ?? 'em branco'} e o nosso é ${this.#convenioNosso}.`,
        1,
        'convenio',
      );
    this.lido.convenio = String(convenio ?? '');
    this.lido.sequencial = Number(sequencialRetorno ?? 0);
    this.lido.gravadoEm = gravadoEm === null ? null : String(gravadoEm);
  }

  #detalhe(texto: string): DetalheRetorno {
    const detalhe = paraDetalhe(texto, this.#linha, this.#onErrado);
    const isDele = (convenio: string): boolean => texto.startsWith(convenio, convenioDoDetalhe.inicio - 1);
    if (!isDele(this.lido.convenio) && (this.#conduzido === undefined || !isDele(this.#conduzido)))
      this.#recusa(
        `posições 32 a 38: a linha é do convênio ${textoDe(texto, convenioDoDetalhe).trim() || 'em branco'} e o arquivo é do ${this.lido.convenio}.`,
        'convenio',
      );
    this.#recusaGrandes(texto);
    this.lido.detalhes += 1;
    this.#valorTitulos += detalhe.valorTitulo;
    return detalhe;
  }

  #recusaGrandes(texto: string): void {
    for (const campo of dinheirosDoDetalhe) {
      const valor = temMaisAlgarismos(texto, campo) ? centavosDe(texto, campo) : 0;
      if (valor !== undefined && valor > MAIOR_VALOR)
        this.#recusa(
          `posições ${campo.inicio} a ${campo.fim} (${campo.rotulo.toLowerCase()}): ${reais(valor)} passa do limite de ${reais(MAIOR_VALOR)}.`,
          campo.nome,
        );
    }
  }

  #fim(texto: string): void {
    const lido = this.#campos(texto, lidosDoFim);
    const soma = (nome: string): number =>
      somados.reduce((sum, each) => sum + Number(lido[nome + each] ?? 0), 0);
    const [quantidade, valor] = [soma('quantidade'), soma('valor')];
    if (quantidade !== this.lido.detalhes || valor !== this.#valorTitulos)
      this.lido.avisos.push(
        `O fim do arquivo diz ${quantidade.toLocaleString('pt-BR')} título(s) somando ${reais(valor)}; os detalhes são ${this.lido.detalhes.toLocaleString('pt-BR')}, somando ${reais(this.#valorTitulos)}.`,
      );
    this.#terminou = true;
  }

  /** Reads one line and returns a detail; undefined for other records and refused ones. */
  le(texto: string): DetalheRetorno | undefined {
    this.#linha += 1;
    if (this.#terminou) {
      if (texto.trim() !== '') this.#recusa('há mais registros depois do fim do arquivo (tipo 9).', 'tipo');
      return undefined;
    }
    if (this.#formaErrada(texto)) return undefined;
    if (this.#linha === 1) {
      this.#cabecalho(texto);
      return undefined;
    }
    const tipo = texto.charAt(0);
    if (tipo === '7') return this.#detalhe(texto);
    if (tipo === '9') this.#fim(texto);
    else if (!PULADOS.has(tipo))
      this.#recusa(`posição 1: o tipo de registro "${tipo}" não existe; esperava 2, 3, 5, 7 ou 9.`, 'tipo');
    return undefined;
  }

  /** Throws unless the file ended without a problem. */
  termina(): RetornoLido {
    if (this.#linha === 0) throw refusal('O arquivo está vazio.');
    if (!this.#terminou) {
      this.#linha += 1;
      this.#recusa('o arquivo termina sem o registro 9: chegou incompleto.', 'tipo');
    }
    if (this.temProblemas) throw this.recusado();
    return this.lido;
  }
}

/**
 * Reads a bank return file (CBR643) as a stream: details in portions, header and notices at the end. Throws
 * ImportError with line and position of each problem.
 */
export async function* readCbr643(
  source: ByteSource,
  options: LeituraRetorno,
): AsyncGenerator<DetalheRetorno[], RetornoLido> {
  const leitor = new Leitor(options);
  let porcao: DetalheRetorno[] = [];
  for await (const linhas of linhasDe(source)) {
    for (const texto of linhas) {
      const detalhe = leitor.le(texto);
      if (detalhe === undefined || leitor.temProblemas) continue;
      porcao.push(detalhe);
      if (porcao.length < options.porcao) continue;
      yield porcao;
      porcao = [];
    }
  }
  const lido = leitor.termina();
  if (porcao.length > 0) yield porcao;
  return lido;
}
