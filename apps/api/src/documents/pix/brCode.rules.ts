import { crc16 } from './crc16.rules.ts';

/** Receiver of a static code; plain ASCII. */
export interface RecebedorDoPix {
  chave: string;
  /** At most 25 characters. */
  nome: string;
  /** At most 15 characters. */
  cidade: string;
}

/** Amount and id of one code. */
export interface PedidoDoPix extends RecebedorDoPix {
  valorCents: number;
  /** 1 to 25 letters and digits. */
  txid: string;
}

const GUI = 'br.gov.bcb.pix';
const ascii = /^[\x20-\x7e]*$/;

/** One element: id, length, text. */
const elemento = (id: string, texto: string): string => {
  if (texto.length > 99) throw new RangeError(`o elemento ${id} passa de 99 caracteres`);
  if (!ascii.test(texto)) throw new RangeError(`o elemento ${id} tem um sinal que não é ASCII`);
  return id + String(texto.length).padStart(2, '0') + texto;
};

const reais = (cents: number): string => {
  if (!Number.isSafeInteger(cents) || cents <= 0) throw new RangeError('o valor não é maior que zero');
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
};

/** Text of a static BR Code with its amount (CTA-13). Throws RangeError for values that do not fit. */
export const brCode = ({ chave, nome, cidade, valorCents, txid }: PedidoDoPix): string => {
  if (!/^[A-Za-z0-9]{1,25}$/.test(txid)) throw new RangeError('o txid não tem de 1 a 25 letras e algarismos');
  if (nome.length > 25) throw new RangeError('o nome passa de 25 caracteres');
  if (cidade.length > 15) throw new RangeError('a cidade passa de 15 caracteres');
  const semCrc = [
    elemento('00', '01'),
    elemento('26', elemento('00', GUI) + elemento('01', chave)),
    elemento('52', '0000'),
    elemento('53', '986'),
    elemento('54', reais(valorCents)),
    elemento('58', 'BR'),
    elemento('59', nome),
    elemento('60', cidade),
    elemento('62', elemento('05', txid)),
    '6304',
  ].join('');
  return semCrc + crc16(semCrc);
};

/** The fields of a BR Code. */
export interface BrCodeLido {
  /** The key of a static code. */
  chave: string | null;
  /** Address of a dynamic code, where the bank stores its contents. */
  endereco: string | null;
  /** Null when the bank decides it. */
  valorCents: number | null;
  nome: string;
  /** Null for none (`***`). */
  txid: string | null;
}

const elementos = (texto: string): Map<string, string> => {
  const achados = new Map<string, string>();
  let at = 0;
  let antes = '';
  while (at < texto.length) {
    const [, id, tamanho] = /^(\d\d)(\d\d)/.exec(texto.slice(at, at + 4)) ?? [];
    const valor = texto.slice(at + 4, at + 4 + Number(tamanho));
    if (id === undefined || valor.length !== Number(tamanho) || valor === '')
      throw new RangeError(`está cortado ou danificado na posição ${at + 1}`);
    if (id <= antes) throw new RangeError(`o elemento ${id} está fora de ordem`);
    antes = id;
    achados.set(id, valor);
    at += 4 + valor.length;
  }
  return achados;
};

const centsDe = (texto: string | undefined): number | null => {
  if (texto === undefined) return null;
  if (!/^\d{1,10}(\.\d{1,2})?$/.test(texto)) throw new RangeError('o valor não está escrito como 123.45');
  const [inteiro = '', decimais = ''] = texto.split('.');
  return Number(inteiro) * 100 + Number(decimais.padEnd(2, '0'));
};

/** PIX account among the elements 26 to 51. */
const contaDoPix = (todos: ReadonlyMap<string, string>): Map<string, string> => {
  for (const [id, valor] of todos) {
    if (id < '26' || id > '51') continue;
    const conta = elementos(valor);
    if (conta.get('00')?.toLowerCase() === GUI) return conta;
  }
  throw new RangeError('não é um código PIX');
};

/** Reads a BR Code. Throws RangeError with the reason in Portuguese. */
export const leBrCode = (texto: string): BrCodeLido => {
  if (!ascii.test(texto)) throw new RangeError('há um sinal que não é de um código PIX');
  if (!texto.startsWith('000201') || texto.length < 12) throw new RangeError('não é um código PIX');
  if (texto.slice(-8, -4) !== '6304') throw new RangeError('está cortado: falta o fim (6304)');
  if (crc16(texto.slice(0, -4)) !== texto.slice(-4).toUpperCase())
    throw new RangeError('o dígito do fim não confere: foi copiado com erro ou em parte');
  const todos = elementos(texto);
  const conta = contaDoPix(todos);
  const txid = elementos(todos.get('62') ?? '').get('05') ?? '***';
  const valorCents = centsDe(todos.get('54'));
  return {
    chave: conta.get('01') ?? null,
    endereco: conta.get('25') ?? null,
    valorCents: valorCents === 0 ? null : valorCents,
    nome: todos.get('59') ?? '',
    txid: txid === '***' ? null : txid,
  };
};
