import { writeReais } from '../../words/money.ts';
import { writeDay } from '../../words/day.ts';
import { canalEscrito, comandoEscrito, naturezaEscrita } from './codigos.rules.ts';
import { type Campo, camposDo } from './layout.rules.ts';
import { textoDe, valorDe } from './registro.rules.ts';

/** One field of a line: its positions, its text, its meaning. */
export interface CampoAberto {
  nome: string;
  rotulo: string;
  inicio: number;
  fim: number;
  texto: string;
  /** Null when the text has no meaning. */
  significado: string | null;
}

const tipos: Readonly<Record<string, string>> = { 0: 'Cabeçalho', 7: 'Detalhe', 9: 'Fim do arquivo' };
const debitoOuCredito: Readonly<Record<string, string>> = {
  0: 'Sem lançamento',
  1: 'Débito',
  2: 'Crédito',
};
const cobrancas: Readonly<Record<string, string>> = {
  1: 'Simples',
  2: 'Vinculada',
  4: 'Descontada',
  7: 'Simples, carteira 17',
  8: 'Vendor',
};

const significadoDe = (registro: string, campo: Campo, comando: string): string | null => {
  const valor = valorDe(registro, campo);
  if (valor === undefined) return 'Texto que o campo não admite';
  if (typeof valor === 'number') return writeReais(valor);
  if (valor === null) return campo.tipo === 'dia' ? 'Sem data' : null;
  if (campo.tipo === 'dia') return writeDay(valor);
  switch (campo.nome) {
    case 'tipo':
      return tipos[valor] ?? null;
    case 'comando':
      return comandoEscrito(valor);
    case 'natureza':
      return naturezaEscrita(comando, valor);
    case 'canal':
      return canalEscrito(comando, valor);
    case 'debitoCredito':
      return debitoOuCredito[valor] ?? null;
    case 'tipoCobranca':
      return cobrancas[valor] ?? null;
    default:
      return null;
  }
};

/** Every field of a line by position, with its meaning (CBR-3); empty for a skipped type. */
export const raioX = (registro: string): CampoAberto[] => {
  const campos = camposDo(registro) ?? [];
  const comando = registro.slice(108, 110);
  return campos.map((campo) => ({
    nome: campo.nome,
    rotulo: campo.rotulo,
    inicio: campo.inicio,
    fim: campo.fim,
    texto: textoDe(registro, campo),
    significado: significadoDe(registro, campo, comando),
  }));
};
