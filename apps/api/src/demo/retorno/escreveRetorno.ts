import {
  camposDoCabecalho,
  camposDoDetalhe,
  camposDoFim,
  type Campo,
  TAMANHO_DO_REGISTRO,
} from '@vidas/api-client/financeiro/retorno/layout.rules.ts';

/** Fields of a record: money in cents, days ISO; others default to zeros or blanks. */
export type Preenchido = Readonly<Record<string, string | number>>;

const escrito = ({ tipo, inicio, fim }: Campo, valor: string | number): string => {
  const tamanho = fim - inicio + 1;
  if (tipo === 'texto') return String(valor).padEnd(tamanho).slice(0, tamanho);
  const [ano = '', mes = '', dia = ''] = String(valor).split('-');
  const texto = tipo === 'dia' ? dia + mes + ano.slice(2) : String(valor);
  return texto.padStart(tamanho, '0');
};

const vazio = (campo: Campo): string =>
  escrito(campo, campo.tipo === 'dia' ? '2000-00-00' : campo.tipo === 'texto' ? '' : 0);

/** One record of the layout. Throws for an unknown field. */
export const registro = (campos: readonly Campo[], dado: Preenchido): string => {
  const sobra = Object.keys(dado).find((nome) => !campos.some((campo) => campo.nome === nome));
  if (sobra !== undefined) throw new RangeError(`There is no field ${sobra}.`);
  const texto = campos
    .map((campo) => {
      const valor = dado[campo.nome];
      return valor === undefined ? vazio(campo) : escrito(campo, valor);
    })
    .join('');
  if (texto.length !== TAMANHO_DO_REGISTRO) throw new RangeError('A field is longer than its place.');
  return texto;
};

/** A payment: the payer's amount and, minus the tariff, the bank's credit. */
export interface Liquidado {
  nossoNumero: string;
  valorTitulo: number;
  vencimento: string;
  pagoEm: string;
  creditoEm: string;
  juros?: number;
}

const TARIFA = 210;

/** Fields of a normal payment, with overrides. */
export const liquidado = (
  { nossoNumero, valorTitulo, vencimento, pagoEm, creditoEm, juros = 0 }: Liquidado,
  outro: Preenchido = {},
): Preenchido => {
  const recebido = Number(outro['recebido'] ?? valorTitulo + juros);
  return {
    nossoNumero,
    comando: '06',
    natureza: '01',
    ocorrencia: pagoEm,
    vencimento,
    valorTitulo,
    credito: creditoEm,
    tarifa: TARIFA,
    recebido,
    juros,
    lancamento: recebido - TARIFA,
    debitoCredito: 2,
    bancoRecebedor: '001',
    agenciaRecebedora: '1234',
    agenciaRecebedoraDv: '3',
    carteira: '17',
    tipoCobranca: 7,
    canal: '02',
    ...outro,
  };
};

/** A return file. */
export interface Retorno {
  convenio: string;
  sequencial: number;
  gravadoEm: string;
  detalhes: readonly Preenchido[];
  /** Line end; default LF. */
  fimDeLinha?: '\n' | '\r\n';
}

/** Text of a return file whose trailer agrees with its details. */
export const escreveRetorno = ({
  convenio,
  sequencial,
  gravadoEm,
  detalhes,
  fimDeLinha = '\n',
}: Retorno): string => {
  const linhas = [
    registro(camposDoCabecalho, {
      operacao: 2,
      literalRetorno: 'RETORNO',
      servico: 1,
      literalServico: 'COBRANCA',
      agencia: '1234',
      agenciaDv: '3',
      conta: '12345',
      contaDv: '5',
      cedente: 'OPERADORA INVENTADA',
      banco: '001BANCO DO BRASIL',
      gravadoEm,
      sequencialRetorno: sequencial,
      convenio,
      sequencial: 1,
    }),
    ...detalhes.map((detalhe, index) =>
      registro(camposDoDetalhe, {
        tipo: 7,
        agencia: '1234',
        agenciaDv: '3',
        conta: '12345',
        contaDv: '5',
        convenio,
        ...detalhe,
        sequencial: index + 2,
      }),
    ),
    registro(camposDoFim, {
      tipo: 9,
      operacao: 2,
      servico: 1,
      banco: '001',
      quantidadeSimples: detalhes.length,
      valorSimples: detalhes.reduce((sum, { valorTitulo = 0 }) => sum + Number(valorTitulo), 0),
      sequencial: detalhes.length + 2,
    }),
  ];
  return linhas.map((linha) => linha + fimDeLinha).join('');
};
