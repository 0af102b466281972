import { type Arquivo, colunasDe, K, R, TODO_MES } from '../arquivo.ts';
import { algarismos, padrao, texto } from '../textos.ts';
import { escolha, inteiro, reais, simNao } from '../tipos.ts';

const municipio = colunasDe('municipio');

export const municipios: Arquivo = {
  numero: '01',
  nome: 'municipios',
  titulo: 'Municípios',
  notas: [
    'Os municípios do IBGE vêm com o produto; o arquivo só serve para um que falte.',
    'Sem o município nenhum endereço que o diga entra.',
  ],
  colunas: [
    municipio('codigo', algarismos('código do IBGE', 7, '4106902'), K),
    municipio('nome', texto(), { ...R, exemplo: 'Curitiba' }),
    municipio(
      'uf',
      padrao('UF', {
        forma: /^(A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)$/,
        remedio: 'escreva a sigla do estado',
        exemplo: 'PR',
      }),
      R,
    ),
  ],
  destinos: [{ tabela: 'municipio', chave: ['codigo'] }],
};

const tabelasDeApoio = ['motivo_cancelamento', 'cid10', 'glosa', 'conta_bancaria'];
const apoio = colunasDe('motivo_cancelamento');

/** Four short lists in one file; `tabela` selects one. */
export const tabelas_de_apoio: Arquivo = {
  numero: '02',
  nome: 'tabelas_de_apoio',
  titulo: 'Tabelas de apoio',
  notas: [
    'Um arquivo para quatro listas curtas: motivos de cancelamento, CID-10, glosas (tabela 38 da ANS) e contas bancárias. A coluna tabela diz qual.',
    'A tabela 38 vem com o produto; a CID-10 se traz uma vez (veja CID-10 e TUSS). Sem o código de glosa nenhum item é glosado.',
    'Cada código 41 a 48 da ANS deve aparecer em algum motivo, ou o SIB não tem como dizê-lo.',
  ],
  colunas: [
    apoio('tabela', escolha(...tabelasDeApoio), { ...K, em: null }),
    apoio('codigo', texto({ max: 20 }), {
      ...K,
      em: null,
      exemplo: '01',
      nota: 'CID-10 sem ponto; glosa com 4 algarismos; conta bancária com um número, 0 para o caixa.',
    }),
    apoio('descricao', texto(), { ...R, em: null, exemplo: 'Pedido do beneficiário' }),
    apoio(
      'codigo_sib',
      padrao('código da ANS', { forma: /^4[1-9]$/, remedio: 'escreva de 41 a 49', exemplo: '41' }),
      {
        em: null,
        nota: 'O motivo da ANS, de 41 a 49: só e sempre nos motivos de cancelamento.',
      },
    ),
  ],
  regras: [
    {
      coluna: 'codigo_sib',
      vale: ({ tabela, codigo_sib }) => (tabela === 'motivo_cancelamento') === (codigo_sib !== null),
      motivo: 'só um motivo de cancelamento tem código da ANS, e tem de ter',
      remedio: 'preencha de 41 a 49 nos motivos e deixe em branco nas outras tabelas',
    },
    {
      coluna: 'codigo',
      vale: ({ tabela, codigo }) => tabela !== 'cid10' || /^[A-Z]\d{2}[0-9A-Z]?$/.test(String(codigo)),
      motivo: 'não é um código da CID-10 sem ponto',
      remedio: 'escreva como E669',
    },
    {
      coluna: 'codigo',
      vale: ({ tabela, codigo }) => tabela !== 'glosa' || /^\d{4}$/.test(String(codigo)),
      motivo: 'não é um código de glosa',
      remedio: 'escreva os 4 algarismos da tabela 38',
    },
    {
      coluna: 'codigo',
      vale: ({ tabela, codigo }) => tabela !== 'conta_bancaria' || /^\d{1,9}$/.test(String(codigo)),
      motivo: 'não é o número de uma conta',
      remedio: 'escreva um número inteiro; 0 é o caixa',
    },
  ],
  conferencias: [
    {
      coluna: 'descricao',
      sql: `select s.nr_linha as linha, s.descricao as valor from {tabelas_de_apoio} s
        where s.tabela = 'motivo_cancelamento' and (
          exists (select from {tabelas_de_apoio} o where o.tabela = s.tabela and o.descricao = s.descricao and o.nr_linha < s.nr_linha)
          or exists (select from motivo_cancelamento m where m.descricao = s.descricao and m.codigo <> s.codigo))`,
      motivo: 'já é a descrição de outro motivo',
      remedio: 'dê uma descrição própria a cada motivo',
    },
  ],
  destinos: [
    {
      tabela: 'motivo_cancelamento',
      chave: ['codigo'],
      onde: "s.tabela = 'motivo_cancelamento'",
      mais: { codigo: 's.codigo', descricao: 's.descricao', codigo_sib: 's.codigo_sib' },
    },
    ...['cid10', 'glosa'].map((tabela) => ({
      tabela,
      chave: ['codigo'],
      onde: `s.tabela = '${tabela}'`,
      mais: { codigo: 's.codigo', descricao: 's.descricao' },
    })),
    {
      tabela: 'conta_bancaria',
      chave: ['codigo'],
      onde: "s.tabela = 'conta_bancaria'",
      mais: { codigo: 's.codigo::integer', nome: 's.descricao' },
    },
  ],
  oferece: Object.fromEntries(
    tabelasDeApoio.map((tabela) => [
      `${tabela}.codigo`,
      { valor: 'o.codigo', onde: `o.tabela = '${tabela}'` },
    ]),
  ),
  leitura: `from (
    select 'motivo_cancelamento' as tabela, codigo, descricao, codigo_sib from motivo_cancelamento
    union all select 'cid10', codigo, descricao, null from cid10
    union all select 'glosa', codigo, descricao, null from glosa
    union all select 'conta_bancaria', codigo::text, nome, null from conta_bancaria) t`,
};

const plano = colunasDe('plano');
const faixas = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export const planos: Arquivo = {
  numero: '03',
  nome: 'planos',
  titulo: 'Planos e preços',
  prazoHoras: TODO_MES,
  notas: [
    'Uma linha por produto registrado na ANS, com o preço de cada uma das dez faixas etárias.',
    'A RN 563/2022 limita a faixa 10 a seis vezes a faixa 1, e a variação da 7 à 10 à da 1 à 7: quem passa é avisado, não recusado.',
  ],
  colunas: [
    plano('registro', algarismos('registro do produto', 9, '400000001'), K),
    plano('codigo_operadora', texto(), {
      ...R,
      exemplo: 'P01',
      nota: 'O código da operadora; não se repete.',
    }),
    plano('nome', texto(), { ...R, exemplo: 'Plano Exemplo' }),
    plano('linha', texto({ max: 40 }), { ...R, exemplo: 'SMART' }),
    plano('tipo', escolha('INDIVIDUAL', 'EMPRESARIAL', 'ADESAO'), R),
    plano('acomodacao', escolha('ENFERMARIA', 'APARTAMENTO'), R),
    plano('coparticipacao_percentual', inteiro(0, 100), { ...R, nota: '0: sem coparticipação.' }),
    plano('ativo', simNao, { ...R, nota: 'S: à venda.' }),
    ...faixas.map((faixa) =>
      plano(`preco_faixa_${faixa}`, reais(), {
        em: null,
        exemplo: `${150 + 50 * faixa},00`,
        ...(faixa === 1 && { nota: 'Da faixa 1 (0 a 18 anos) à 10 (59 e mais). Em branco: sem preço.' }),
      }),
    ),
  ],
  unicas: [['codigo_operadora']],
  conferencias: [
    {
      coluna: 'preco_faixa_10',
      sql: `select s.nr_linha as linha, ${reais().escreve('s.preco_faixa_10')} as valor from {planos} s
        where s.preco_faixa_10 > 6 * s.preco_faixa_1
          or s.preco_faixa_10::numeric * s.preco_faixa_1 > s.preco_faixa_7::numeric * s.preco_faixa_7`,
      motivo: 'passa do que a RN 563/2022 permite entre as faixas',
      remedio: 'confira a tabela de preços',
      avisa: true,
    },
  ],
  destinos: [
    { tabela: 'plano', chave: ['registro'] },
    {
      tabela: 'plano_faixa',
      chave: ['plano_registro', 'faixa_codigo'],
      junta: `cross join lateral (values ${faixas.map((faixa) => `(${faixa}, s.preco_faixa_${faixa})`).join(', ')}) f (faixa, preco)`,
      onde: 'f.preco is not null',
      mais: { plano_registro: 's.registro', faixa_codigo: 'f.faixa', preco_cents: 'f.preco' },
    },
  ],
  escreve: Object.fromEntries(
    faixas.map((faixa) => [
      `preco_faixa_${faixa}`,
      reais().escreve(
        `(select f.preco_cents from plano_faixa f where f.plano_registro = plano.registro and f.faixa_codigo = ${faixa})`,
      ),
    ]),
  ),
};

const vendedor = colunasDe('vendedor');

export const vendedores: Arquivo = {
  numero: '04',
  nome: 'vendedores',
  titulo: 'Vendedores',
  notas: [
    'O código é o que se dá ao login de um vendedor (npm run user:add -- --vendedor).',
    'Vendas, regras de comissão e Carteira vivem deles.',
  ],
  colunas: [
    vendedor(
      'codigo',
      padrao('código', { forma: /^\d{1,10}$/, remedio: 'escreva só algarismos', exemplo: '101' }),
      K,
    ),
    vendedor('nome', texto(), { ...R, exemplo: 'Vendedora de Exemplo' }),
    vendedor('login', texto(), { exemplo: 'EXEMPLO', nota: 'O que segue USU_ no login, em maiúsculas.' }),
    vendedor('cargo', texto(), { ...R, exemplo: 'Vendedor', nota: 'A ocupação, como em Pessoas e acessos.' }),
    vendedor('meta_vidas', inteiro(0), { ...R, nota: 'Vidas por mês.' }),
    vendedor('ativo', simNao, R),
  ],
  unicas: [['login']],
  destinos: [{ tabela: 'vendedor', chave: ['codigo'] }],
};

const congenere = colunasDe('congenere');

export const congeneres: Arquivo = {
  numero: '05',
  nome: 'congeneres',
  titulo: 'Congêneres',
  notas: ['Operadoras com que se trocam clientes. Pode não vir.'],
  colunas: [
    congenere('codigo', texto(), { ...K, exemplo: '1' }),
    congenere('nome', texto(), { ...R, exemplo: 'Operadora parceira' }),
    congenere('registro_ans', algarismos('registro na ANS', 6, '399999'), R),
    congenere('ativa', simNao, R),
  ],
  destinos: [{ tabela: 'congenere', chave: ['codigo'] }],
};

const tarifa = colunasDe('cartao_tarifa');

export const tarifas_cartao: Arquivo = {
  numero: '18',
  nome: 'tarifas_cartao',
  titulo: 'Tarifas de cartão',
  notas: ['Cada bandeira precisa ao menos dos limites 0 (débito), 1 e 12.'],
  colunas: [
    tarifa('bandeira', texto({ max: 60 }), {
      ...K,
      em: 'cartao_bandeira.nome',
      exemplo: 'Bandeira',
      nota: 'O nome da bandeira.',
    }),
    tarifa('parcela_limite', inteiro(0, 12), {
      ...K,
      nota: 'A tarifa vale até tantas parcelas; 0 é débito.',
    }),
    tarifa('percentual', inteiro(0, 10_000), {
      ...R,
      exemplo: '135',
      nota: 'Centésimos de um por cento: 1,35% é 135.',
    }),
  ],
  destinos: [
    { tabela: 'cartao_bandeira', chave: ['nome'], repete: true },
    {
      tabela: 'cartao_tarifa',
      chave: ['bandeira_id', 'parcela_limite'],
      mais: { bandeira_id: '(select b.id from cartao_bandeira b where b.nome = s.bandeira)' },
    },
  ],
  leitura: 'from cartao_tarifa join cartao_bandeira on cartao_bandeira.id = cartao_tarifa.bandeira_id',
};
