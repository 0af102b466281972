import { type Arquivo, colunasDe, emOrdem, K, R, type Regra } from '../arquivo.ts';
import { algarismos, matricula, texto } from '../textos.ts';
import { decimal, dia, escolha, hora, inteiro, mes, momento, reais, simNao, umDe } from '../tipos.ts';

const guia = colunasDe('guia');
const vazio = { exemplo: '' } as const;

/** First number of the product's own imported guides. */
const PRIMEIRA_NOSSA = 70_000_001;

/** The file may not use the product's numbers, for a guide or for its items. */
const soDaCentral = (coluna: string): Regra => ({
  coluna,
  vale: (linha) => !/^\d{1,15}$/.test(String(linha[coluna])) || Number(linha[coluna]) < PRIMEIRA_NOSSA,
  motivo: 'os números de 70000001 em diante são do produto',
  remedio: 'a guia que chegou aqui por XML é decidida aqui: tire a linha, ou dê outro número à guia',
});

const daCentral = (tabela: string, coluna: string): string =>
  `from ${tabela} where case when ${coluna} ~ '^[0-9]{1,15}$' then ${coluna}::bigint < ${PRIMEIRA_NOSSA} else true end`;

export const guias: Arquivo = {
  numero: '12',
  nome: 'guias',
  titulo: 'Guias',
  notas: [
    'A história de 13 meses ao menos, e o que ainda não foi pago, de qualquer idade. As novas chegam por XML do TISS.',
    'Uma guia conta como custo quando o status é 1, pelo valor_aprovado, na competência.',
    'Uma guia entra inteira, com os seus itens, ou fica fora inteira.',
  ],
  grupo: { nome: 'guia', coluna: 'numero' },
  colunas: [
    guia('numero', texto({ max: 40 }), {
      ...K,
      exemplo: '1',
      nota: 'De 70000001 em diante os números são do produto.',
    }),
    guia('numero_prestador', texto({ max: 40 }), {
      ...R,
      exemplo: '1',
      nota: 'Com o prestador, acha a guia que chega repetida (mensagem 1308).',
    }),
    guia('prestador_codigo', texto(), { ...R, referencia: 'prestador.codigo', exemplo: '1001' }),
    guia('matricula', matricula, { ...R, referencia: 'beneficiario.matricula' }),
    guia('tipo_guia', escolha('CONSULTA', 'SP/SADT', 'RESUMO DE INTERNAÇÃO', 'HONORÁRIOS', 'ODONTOLOGIA'), R),
    guia('gui_tipo', escolha('A', 'B', 'G', 'I', 'C', 'E', 'F', 'H', 'J', 'X'), {
      exemplo: 'C',
      nota: 'C, E, F, H, J e X se baixam aqui; A, B, G e I são internações.',
    }),
    guia('tipo_atendimento', algarismos('tipo de atendimento', 2, '04'), {
      ...R,
      nota: 'Tabela 50 da ANS; 07 é internação.',
    }),
    guia('regime', escolha('01', '02', '03', '04', '05'), R),
    guia('carater', escolha('1', '2'), { ...R, nota: '1 eletivo, 2 urgência.' }),
    guia('senha', texto(), vazio),
    guia('solicitante_codigo', texto(), { referencia: 'prestador.codigo', exemplo: '' }),
    guia('solicitante_conselho', texto(), vazio),
    guia('solicitante_nome', texto(), vazio),
    guia('cid_codigo', texto(), { referencia: 'cid10.codigo', exemplo: '' }),
    guia('emitida_em', dia, R),
    guia('autorizada_em', dia, vazio),
    guia('liberada_em', dia, vazio),
    guia('faturamento_inicio', momento, vazio),
    guia('faturamento_fim', momento, vazio),
    guia('importada_em', momento, { ...R, nota: 'Quando a operadora a recebeu: a idade do que espera.' }),
    guia('status', umDe(0, 1, 2, 3), {
      exemplo: '1',
      nota: 'Em branco a verificar, 0 com pendência, 1 incorporada, 2 válida, 3 inutilizada.',
    }),
    guia('incorporada_em', momento),
    guia('competencia', mes, { nota: 'O mês do pagamento; obrigatória com incorporada_em.' }),
    guia('baixada_em', dia, vazio),
    guia('nota_fiscal', texto(), vazio),
    guia('nota_fiscal_em', dia, vazio),
    guia('valor', reais(), R),
    guia('valor_aprovado', reais(), { nota: 'Em branco: ainda não decidido.' }),
    guia('numero_operadora', texto(), vazio),
  ],
  regras: [
    soDaCentral('numero'),
    {
      coluna: 'competencia',
      vale: (linha) => linha['incorporada_em'] === null || linha['competencia'] !== null,
      motivo: 'uma guia incorporada tem a competência em que foi paga',
      remedio: 'preencha a competência',
    },
    {
      coluna: 'baixada_em',
      vale: (linha) => linha['baixada_em'] === null || linha['incorporada_em'] !== null,
      motivo: 'só se baixa o que foi incorporado',
      remedio: 'preencha incorporada_em',
    },
    {
      coluna: 'nota_fiscal',
      vale: (linha) => (linha['nota_fiscal'] === null) === (linha['nota_fiscal_em'] === null),
      motivo: 'a nota fiscal tem número e dia, ou nenhum dos dois',
      remedio: 'preencha os dois ou deixe os dois em branco',
    },
    {
      coluna: 'valor_aprovado',
      vale: (linha) =>
        linha['valor_aprovado'] === null || Number(linha['valor_aprovado']) <= Number(linha['valor']),
      motivo: 'é mais que o valor',
      remedio: 'confira os dois valores',
    },
    emOrdem('faturamento_inicio', 'faturamento_fim'),
  ],
  unicas: [['prestador_codigo', 'numero_prestador']],
  conferencias: (['valor', 'valor_aprovado'] as const).map((coluna) => ({
    coluna,
    sql: `select s.nr_linha as linha, s.numero as valor from {guias} s
        join (select i.guia_numero, sum(i.${coluna}) as soma from {guias_itens} i group by i.guia_numero) m on m.guia_numero = s.numero
        where s.${coluna} is not null and coalesce(m.soma, 0) <> s.${coluna}`,
    motivo: 'não é a soma dos itens da guia',
    remedio: 'traga todos os itens da guia, ou corrija o valor',
  })),
  destinos: [{ tabela: 'guia', chave: ['numero'] }],
  leitura: daCentral('guia', 'numero'),
};

const item = colunasDe('guia_item');

export const guias_itens: Arquivo = {
  numero: '13',
  nome: 'guias_itens',
  titulo: 'Itens das guias',
  notas: ['A soma dos itens é o valor da guia, e a dos aprovados, o valor aprovado.'],
  grupo: { nome: 'guia', coluna: 'guia_numero' },
  colunas: [
    item('guia_numero', texto({ max: 40 }), { ...K, referencia: 'guia.numero', exemplo: '1' }),
    item('sequencia', inteiro(1), K),
    item('executado_em', dia, R),
    item('hora_inicial', hora, vazio),
    item('tabela', algarismos('tabela', 2, '22'), R),
    item('codigo', texto({ max: 20 }), { ...R, exemplo: '10101012' }),
    item('descricao', texto(), { ...R, exemplo: 'Consulta em consultório' }),
    item('tabela_aprovada', escolha('18', '19', '20', '22', '00'), {
      exemplo: '22',
      nota: '00 é não identificado.',
    }),
    item('codigo_amb', texto({ max: 20 }), vazio),
    item('tipo', escolha('HM', 'SADT')),
    item('credenciado', simNao, { ...R, nota: 'S: honorário da rede, pago a quem o fez.' }),
    item('quantidade', decimal(12, 4), R),
    item('quantidade_aprovada', decimal(12, 4, { zero: true }), { nota: 'Nunca mais que a quantidade.' }),
    item('valor_unitario', reais(), R),
    item('valor_unitario_operadora', reais(), vazio),
    item('valor', reais(), { ...R, nota: 'O que o prestador cobrou pelo item inteiro.' }),
    item('valor_aprovado', reais()),
    item('status', umDe(0, 1), { exemplo: '1', nota: 'Em branco não revisto, 0 pendência, 1 aprovado.' }),
    item('pendencia', texto(), vazio),
    item('glosa_codigo', texto(), { referencia: 'glosa.codigo', exemplo: '' }),
    item('glosa_comentario', texto(), vazio),
    item('observacao', texto({ max: 200 }), vazio),
    item('profissional_conselho', texto(), vazio),
    item('profissional_nome', texto(), vazio),
    item('grau_participacao', algarismos('grau de participação', 2), {
      referencia: 'grau_participacao.codigo',
      exemplo: '',
      nota: 'Tabela 35 da ANS: 00 cirurgião, 01 a 04 auxiliares, 05 instrumentador, 06 anestesista, 07 auxiliar de anestesista, 08 consultor, 09 perfusionista, 10 pediatra na sala de parto, 11 auxiliar SADT, 12 clínico, 13 intensivista.',
    }),
    item('reducao_acrescimo', decimal(5, 2), {
      vazia: '1.00',
      exemplo: '1,00',
      nota: 'Multiplica o valor unitário. Em branco: 1,00.',
    }),
  ],
  regras: [
    soDaCentral('guia_numero'),
    {
      coluna: 'quantidade_aprovada',
      vale: (linha) =>
        linha['quantidade_aprovada'] === null ||
        Number(linha['quantidade_aprovada']) <= Number(linha['quantidade']),
      motivo: 'é mais que a quantidade',
      remedio: 'confira as duas quantidades',
    },
  ],
  destinos: [{ tabela: 'guia_item', chave: ['guia_numero', 'sequencia'] }],
  leitura: daCentral('guia_item', 'guia_numero'),
};
