import { TAMANHO_DO_REGISTRO } from '@vidas/api-client/financeiro/retorno/layout.rules.ts';
import { erroEscrito, leCampos, textoDe } from '@vidas/api-client/financeiro/retorno/registro.rules.ts';
import { ImportError, type ImportProblem, refusal } from '../../imports/importError.ts';
import {
  camposDaMulta,
  camposDoCabecalho,
  camposDoDetalhe,
  camposDoFim,
  type CampoDaRemessa,
} from './layout.ts';

type Campos = Readonly<Record<string, string | number | null>>;

/** A command of a file, with its fine. */
export interface DetalheLido {
  /** Line of the file, from 1. */
  linha: number;
  campos: Campos;
  multa: Campos | null;
}

/** A file for the bank, field by field. */
export interface RemessaLida {
  isTeste: boolean;
  dia: string;
  sequencial: number;
  convenioLider: string;
  detalhes: readonly DetalheLido[];
}

const ordem = '0, depois cada 7 com o seu 5, e 9 no fim';

class Leitor {
  readonly problemas: ImportProblem[] = [];
  readonly detalhes: DetalheLido[] = [];
  cabecalho: Campos = {};
  #linha = 0;
  #terminou = false;

  #recusa(message: string, field: string | null): void {
    this.problemas.push({ line: this.#linha, field, message });
  }

  #campos(texto: string, campos: readonly CampoDaRemessa[]): Campos {
    const errados = new Set<string>();
    const lidos = leCampos(texto, campos, (errado) => {
      errados.add(errado.campo.nome);
      this.#recusa(erroEscrito(errado), errado.campo.nome);
    });
    for (const campo of campos) {
      const { nome, inicio, fim, rotulo, fixo } = campo;
      const veio = textoDe(texto, campo);
      if (fixo !== undefined && !errados.has(nome) && veio !== fixo.padEnd(fim - inicio + 1))
        this.#recusa(
          `posições ${inicio} a ${fim} (${rotulo.toLowerCase()}): esperava ${fixo === '' ? 'brancos' : `"${fixo}"`}, veio "${veio.trimEnd()}".`,
          nome,
        );
    }
    return lidos;
  }

  #forma(texto: string): boolean {
    if (texto.length !== TAMANHO_DO_REGISTRO)
      this.#recusa(
        `o registro tem ${texto.length} caracteres e devia ter ${TAMANHO_DO_REGISTRO}.`,
        'registro',
      );
    else if (!/^[A-Z0-9 ]*$/.test(texto))
      this.#recusa(
        'o registro tem mais do que letras maiúsculas sem acento, algarismos e brancos.',
        'registro',
      );
    else if (texto.slice(394) !== String(this.#linha).padStart(6, '0'))
      this.#recusa(
        `posições 395 a 400: o sequencial é "${texto.slice(394)}" e devia ser ${String(this.#linha).padStart(6, '0')}.`,
        'sequencial',
      );
    else return true;
    return false;
  }

  #multa(texto: string): void {
    const dono = this.detalhes.at(-1);
    if (dono?.campos.comando !== '01' || dono.multa !== null || dono.linha !== this.#linha - 1)
      this.#recusa('o registro 5 só vem depois de um 7 com o comando 01.', 'tipo');
    else dono.multa = this.#campos(texto, camposDaMulta);
  }

  le(texto: string): void {
    this.#linha += 1;
    const tipo = texto.charAt(0);
    if (this.#terminou) this.#recusa('há mais registros depois do fim do arquivo (tipo 9).', 'tipo');
    if (this.#terminou || !this.#forma(texto)) return;
    if ((this.#linha === 1) !== (tipo === '0') || !'0579'.includes(tipo))
      this.#recusa(`posição 1: o tipo de registro "${tipo}" não cabe aqui; a ordem é ${ordem}.`, 'tipo');
    else if (tipo === '0') this.cabecalho = this.#campos(texto, camposDoCabecalho);
    else if (tipo === '7')
      this.detalhes.push({ linha: this.#linha, campos: this.#campos(texto, camposDoDetalhe), multa: null });
    else if (tipo === '5') this.#multa(texto);
    else {
      this.#campos(texto, camposDoFim);
      this.#terminou = true;
    }
  }

  termina(): void {
    const { literal } = this.cabecalho;
    if (this.problemas.length === 0 && literal !== 'REMESSA' && literal !== 'TESTE')
      this.#recusa('posições 3 a 9: esperava REMESSA ou TESTE.', 'literal');
    if (!this.#terminou) this.#recusa('o arquivo termina sem o registro 9.', 'tipo');
    if (this.problemas.length > 0) throw new ImportError(this.problemas);
  }
}

/**
 * Reads a file for the bank (CBR641) and checks its form; throws ImportError with line and positions of each
 * problem (REM-4).
 */
export const leRemessa = (texto: string): RemessaLida => {
  if (!texto.endsWith('\r\n')) throw refusal('O arquivo não termina com CRLF.');
  const leitor = new Leitor();
  for (const linha of texto.slice(0, -2).split('\r\n')) leitor.le(linha);
  leitor.termina();
  const { literal, gravadoEm, sequencialRemessa, convenioLider } = leitor.cabecalho;
  return {
    isTeste: literal === 'TESTE',
    dia: String(gravadoEm),
    sequencial: Number(sequencialRemessa),
    convenioLider: String(convenioLider),
    detalhes: leitor.detalhes,
  };
};
