// The files of an invented core system: lives with two years of fees, as `carga` takes them.
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';

/** Months of fees before December 2026. */
export const MONTHS = 24;
/** A family. */
export const PEOPLE = 3;

const digits = (value: number, width: number): string => String(value).padStart(width, '0');

/** A CPF of valid check digits. */
const cpf = (serial: number): string => {
  const base = digits(100_000_000 + serial, 9);
  const check = (text: string): number => {
    const sum = [...text].reduce((all, digit, at) => all + Number(digit) * (text.length + 1 - at), 0);
    return ((sum * 10) % 11) % 10;
  };
  const first = check(base);
  return `${base}${first}${check(`${base}${first}`)}`;
};

const month = (back: number): string => {
  const months = 2026 * 12 + 11 - 1 - back;
  return `${Math.floor(months / 12)}-${digits((months % 12) + 1, 2)}`;
};

const heads = {
  planos: 'registro;codigo_operadora;nome;linha;tipo;acomodacao;coparticipacao_percentual;ativo',
  beneficiarios:
    'nome;cpf;nascimento;sexo;nome_mae;email;fone_1;bairro;matricula;titular_matricula;dependencia;tipo_contratacao;plano_registro;cadastrado_em;ativado_em;mensalidade',
  faturas:
    'fatura_numero;tipo;competencia;titular_matricula;emitida_em;vencimento;valor;status;debito_automatico;titulo_numero;forma;nosso_numero;titulo_vencimento;titulo_valor;pago_em;valor_pago',
  lancamentos: 'codigo;matricula;fatura_numero;tipo_codigo;competencia;lancado_em;valor;status',
} as const;

/** Content of a set of files: some lives, from a first one on, and some months. */
export interface Part {
  lives: number;
  from: number;
  months: number;
  /** Put into what differs from another set; with one the newest invoices are paid. */
  mark: string;
}

const lines = {
  *planos() {
    for (let plan = 0; plan < 10; plan += 1)
      yield `${400_000_000 + plan};P${plan};Plano ${plan};SMART;INDIVIDUAL;ENFERMARIA;0;S`;
  },
  *beneficiarios({ lives, from, mark }: Part) {
    for (let life = from; life < from + lives; life += 1) {
      const holder = life - (life % PEOPLE);
      yield `Pessoa ${life} ${mark} Exemplo;${cpf(life)};19${digits(50 + (life % 50), 2)}-0${1 + (life % 9)}-15;${life % 2 === 0 ? 'F' : 'M'};Mae ${life};p${life}@exemplo.com.br;41999${digits(life % 1_000_000, 6)};Centro;${digits(life, 10)};${digits(holder, 10)};${life === holder ? 1 : 4};1;${400_000_000 + (holder % 10)};2020-01-01;2020-01-01;${100 + (life % 300)},00`;
    }
  },
  *faturas({ lives, from, months, mark }: Part) {
    for (let holder = from; holder < from + lives; holder += PEOPLE) {
      const people = Math.min(PEOPLE, from + lives - holder);
      let value = 0;
      for (let at = 0; at < people; at += 1) value += 100 + ((holder + at) % 300);
      for (let back = 0; back < months; back += 1) {
        const number = holder * 100 + back;
        const open = back === 0 && mark === '';
        const paid = open ? ';' : `${month(back)}-10;${value},00`;
        yield `F${number};I;${month(back)};${digits(holder, 10)};${month(back)}-01;${month(back)}-10;${value},00;${open ? 'ABERTA' : 'PAGA'};N;T${number};BOLETO;1234567${digits(number, 10)};${month(back)}-10;${value},00;${paid}`;
      }
    }
  },
  *lancamentos({ lives, from, months }: Part) {
    for (let life = from; life < from + lives; life += 1)
      for (let back = 0; back < months; back += 1)
        yield `L${life * 100 + back};${digits(life, 10)};F${(life - (life % PEOPLE)) * 100 + back};2;${month(back)};${month(back)}-01;${100 + (life % 300)},00;ATIVO`;
  },
};

export type FileName = keyof typeof heads;
export const names = Object.keys(heads) as FileName[];

/** Writes some of the files into a folder; gives their lines. */
export const writeFiles = async (dir: string, which: readonly FileName[], part: Part): Promise<number> => {
  let written = 0;
  for (const name of which) {
    const out = createWriteStream(join(dir, `${name}.csv`));
    let waiting = `${heads[name]}\n`;
    for (const line of lines[name](part)) {
      written += 1;
      waiting += `${line}\n`;
      if (waiting.length < 1_000_000) continue;
      if (!out.write(waiting)) await once(out, 'drain');
      waiting = '';
    }
    out.end(waiting);
    await once(out, 'finish');
  }
  return written;
};

/** Columns of a file, in their order. */
export const columnsOf = (name: FileName): string[] => heads[name].split(';');
