import { type Arquivo, colunasDe, emOrdem, K, R, TODO_MES } from '../arquivo.ts';
import { algarismos, cnpj, matricula, texto } from '../textos.ts';
import { dia, escolha, inteiro, mes, reais, simNao, umDe } from '../tipos.ts';

const auxilio = colunasDe('auxilio_funeral');

export const auxilio_funeral: Arquivo = {
  numero: '09',
  nome: 'auxilio_funeral',
  titulo: 'Auxílio funeral',
  notas: ['Só o relatório Auxílio funeral o lê.'],
  colunas: [
    auxilio('codigo', texto({ max: 40 }), {
      ...K,
      exemplo: 'AF1',
      nota: 'O código da linha no sistema central.',
    }),
    auxilio('matricula', matricula, { ...R, referencia: 'beneficiario.matricula' }),
    auxilio('lancado_em', dia, R),
    auxilio('valor', reais({ min: 1 }), R),
    auxilio('encerrado_em', dia, { exemplo: '' }),
  ],
  regras: [emOrdem('lancado_em', 'encerrado_em')],
  destinos: [{ tabela: 'auxilio_funeral', chave: ['codigo'] }],
};

const fatura = colunasDe('fatura');
const titulo = colunasDe('titulo');
const pagamento = { dono: 'ambos', exemplo: '' } as const;

const daFatura = [
  fatura('tipo', escolha('E', 'I', 'D', 'A', 'C', 'X'), {
    ...R,
    exemplo: 'I',
    nota: 'E empresa, I individual, D individual cancelado, A empresa afastado, C empresa cancelado, X empresa exceções.',
  }),
  fatura('competencia', mes, R),
  fatura('titular_matricula', matricula, {
    referencia: 'beneficiario.matricula',
    nota: 'O titular, que paga; em branco só em E e X.',
  }),
  fatura('empresa_codigo', texto(), {
    referencia: 'empresa.codigo',
    exemplo: '',
    nota: 'Obrigatória em E e X.',
  }),
  fatura('emitida_em', dia, R),
  fatura('vencimento', dia, R),
  fatura('valor', reais(), { ...R, nota: 'A soma dos seus lançamentos ativos, ao centavo.' }),
  fatura('status', escolha('ABERTA', 'PAGA', 'CANCELADA'), {
    ...R,
    dono: 'ambos',
    rotulo: 'Situação da fatura',
  }),
  fatura('debito_automatico', simNao, { ...R, exemplo: 'N' }),
];
const nomesDaFatura = daFatura.map(({ nome }) => nome);
const iguais = (alias: string): string => nomesDaFatura.map((nome) => `${alias}.${nome}`).join(', ');

export const faturas: Arquivo = {
  numero: '14',
  nome: 'faturas',
  titulo: 'Faturas e títulos',
  prazoHoras: TODO_MES,
  notas: [
    'Uma linha por título; as colunas da fatura se repetem quando ela tem vários.',
    'Traga tudo o que está em aberto e o que foi pago desde 1º de janeiro de dois anos atrás.',
    'Uma fatura entra inteira, com os seus títulos e lançamentos, ou fica fora inteira.',
  ],
  grupo: { nome: 'fatura', coluna: 'fatura_numero' },
  colunas: [
    fatura('fatura_numero', texto({ max: 40 }), { ...K, em: 'fatura.numero', exemplo: 'F1' }),
    ...daFatura,
    titulo('titulo_numero', texto({ max: 40 }), { ...K, em: 'titulo.numero', exemplo: 'T1' }),
    titulo('forma', escolha('BOLETO', 'DEBITO_AUTOMATICO', 'CARTAO'), R),
    titulo('nosso_numero', algarismos('nosso número', 17, '12345670000000001'), {
      nota: 'Convênio (7 algarismos) e mais 10; só nos boletos. Com outro convênio que BOLETO_CONVENIO não se imprime o boleto.',
    }),
    titulo('titulo_vencimento', dia, { ...R, em: 'titulo.vencimento' }),
    titulo('titulo_valor', reais(), { ...R, em: 'titulo.valor_cents' }),
    titulo('pago_em', dia, { ...pagamento, rotulo: 'Pago em' }),
    titulo('valor_pago', reais(), {
      ...pagamento,
      rotulo: 'Valor pago',
      nota: 'Com multa e juros.',
      em: 'titulo.valor_pago_cents',
    }),
    titulo('juros', reais(), { ...pagamento, rotulo: 'Juros', vazia: '0', nota: 'Multa e juros recebidos.' }),
    titulo('dias_validos', inteiro(1, 9999), {
      vazia: '30',
      exemplo: '30',
      nota: 'Dias depois do vencimento em que o banco o recebe.',
    }),
    titulo('cancelado_em', dia, { exemplo: '' }),
  ],
  regras: [
    emOrdem('emitida_em', 'vencimento'),
    {
      coluna: 'titular_matricula',
      vale: (linha) =>
        linha['tipo'] === 'E' || linha['tipo'] === 'X'
          ? linha['empresa_codigo'] !== null
          : linha['titular_matricula'] !== null,
      motivo: 'a fatura dos tipos E e X é de uma empresa, e a dos outros, de um titular',
      remedio: 'preencha empresa_codigo ou titular_matricula',
    },
    {
      coluna: 'valor_pago',
      vale: (linha) => (linha['pago_em'] === null) === (linha['valor_pago'] === null),
      motivo: 'o pagamento tem dia e valor, ou nenhum dos dois',
      remedio: 'preencha pago_em e valor_pago',
    },
    {
      coluna: 'nosso_numero',
      vale: (linha) => (linha['forma'] === 'BOLETO') === (linha['nosso_numero'] !== null),
      motivo: 'só um boleto tem nosso número, e tem de ter',
      remedio: 'confira a forma e o nosso número',
    },
    {
      coluna: 'cancelado_em',
      vale: (linha) => linha['pago_em'] === null || linha['cancelado_em'] === null,
      motivo: 'um título pago não está cancelado',
      remedio: 'deixe um dos dois dias em branco',
    },
  ],
  unicas: [['titulo_numero'], ['nosso_numero']],
  conferencias: [
    {
      coluna: 'fatura_numero',
      sql: `with de_varias as (
          select o.fatura_numero, min(o.nr_linha) as primeira from {faturas} o group by o.fatura_numero having count(*) > 1)
        select s.nr_linha as linha, s.fatura_numero as valor from de_varias v
        join {faturas} s on s.fatura_numero = v.fatura_numero join {faturas} p on p.nr_linha = v.primeira
        where (${iguais('s')}) is distinct from (${iguais('p')})`,
      motivo: 'os dados da fatura não são os da sua primeira linha',
      remedio: 'repita nas linhas de uma fatura as mesmas colunas da fatura',
    },
    {
      coluna: 'titulo_numero',
      sql: `select s.nr_linha as linha, s.titulo_numero as valor from {faturas} s join titulo t on t.numero = s.titulo_numero
        where t.fatura_numero <> s.fatura_numero`,
      motivo: 'é um título de outra fatura',
      remedio: 'um título não muda de fatura: dê outro número ao novo',
    },
    {
      coluna: 'status',
      sql: `select min(s.nr_linha) as linha, s.fatura_numero as valor from {faturas} s group by s.fatura_numero
        having bool_or(s.pago_em is not null) <> bool_or(s.status = 'PAGA')`,
      motivo: 'a fatura PAGA tem um título pago, e as outras não têm nenhum',
      remedio: 'confira status e pago_em',
    },
    {
      coluna: 'valor',
      sql: `with tocada as (
          select fatura_numero from {faturas} o union select fatura_numero from {lancamentos} o where fatura_numero is not null),
        parte as (
          select fatura_numero, valor from {lancamentos} o where status = 'ATIVO' and fatura_numero is not null
          union all select l.fatura_numero, l.valor_cents from lancamento l join tocada using (fatura_numero)
            where l.status = 'ATIVO' and not exists (select from {lancamentos} o where o.codigo = l.codigo)),
        soma as (select fatura_numero, sum(valor) as valor from parte group by fatura_numero)
        select min(s.nr_linha) as linha, s.fatura_numero || ': ' || ${reais().escreve('coalesce(m.valor, 0)')} as valor
        from {faturas} s left join soma m using (fatura_numero)
        where s.status <> 'CANCELADA' and (m.valor is not null or exists (select from {lancamentos} o))
        group by s.fatura_numero, m.valor having coalesce(m.valor, 0) <> min(s.valor)`,
      motivo: 'não é a soma dos lançamentos ativos da fatura',
      remedio: 'traga os lançamentos que faltam, ou corrija o valor',
    },
  ],
  destinos: [
    { tabela: 'fatura', chave: ['numero'], repete: true },
    { tabela: 'titulo', chave: ['numero'], mais: { fatura_numero: 's.fatura_numero' } },
  ],
  leitura: 'from titulo join fatura on fatura.numero = titulo.fatura_numero',
};

const lancamento = colunasDe('lancamento');

export const lancamentos: Arquivo = {
  numero: '15',
  nome: 'lancamentos',
  titulo: 'Lançamentos',
  prazoHoras: TODO_MES,
  notas: [
    'As parcelas de cada fatura, por matrícula. Sem fatura_numero: ainda não foi faturado.',
    'Um lançamento que é faturado depois mantém o seu código.',
  ],
  grupo: { nome: 'fatura', coluna: 'fatura_numero' },
  colunas: [
    lancamento('codigo', texto({ max: 40 }), {
      ...K,
      exemplo: 'L1',
      nota: 'O código da linha no sistema central.',
    }),
    lancamento('matricula', matricula, { ...R, referencia: 'beneficiario.matricula' }),
    lancamento('fatura_numero', texto({ max: 40 }), { referencia: 'fatura.numero', exemplo: 'F1' }),
    lancamento('tipo_codigo', umDe(2, 8, 9, 11, 13, 15, 17), {
      ...R,
      nota: '2 mensalidade, 8 desconto (até zero), 9 coparticipação, 11 auxílio funeral, 13 acordo, 15 inscrição, 17 carteirinha.',
    }),
    lancamento('competencia', mes, { ...R, nota: 'O mês da mensalidade.' }),
    lancamento('lancado_em', dia, R),
    lancamento('valor', reais({ min: -2_147_483_647 }), R),
    lancamento('status', escolha('ATIVO', 'CANCELADO'), R),
    lancamento('guia_numero', texto({ max: 40 }), {
      referencia: 'guia.numero',
      exemplo: '',
      nota: 'A guia de uma coparticipação.',
    }),
  ],
  regras: [
    {
      coluna: 'valor',
      vale: ({ tipo_codigo, valor }) => (tipo_codigo === 8 ? Number(valor) <= 0 : Number(valor) >= 0),
      motivo: 'só um desconto (8) é negativo, e nunca é positivo',
      remedio: 'confira o sinal',
    },
  ],
  destinos: [{ tabela: 'lancamento', chave: ['codigo'] }],
};

const conta = colunasDe('conta_a_pagar');

export const contas_a_pagar: Arquivo = {
  numero: '17',
  nome: 'contas_a_pagar',
  titulo: 'Contas a pagar',
  prazoHoras: TODO_MES,
  notas: [
    'Pagamentos efetuados e o início do Financeiro vivem delas. O fornecedor vem na mesma linha.',
    'De um fornecedor que se repete vale a primeira linha.',
  ],
  colunas: [
    conta('codigo', texto({ max: 40 }), {
      ...K,
      exemplo: 'CP1',
      nota: 'O código da linha no sistema central.',
    }),
    conta('conta_codigo', inteiro(0, 999_999_999), {
      ...R,
      referencia: 'conta_bancaria.codigo',
      nota: '0 é o caixa.',
    }),
    conta('fornecedor_codigo', texto({ max: 40 }), { exemplo: '1' }),
    conta('fornecedor_nome', texto(), { em: 'fornecedor.nome', exemplo: 'Fornecedor de Exemplo' }),
    conta('fornecedor_cnpj', cnpj, { em: 'fornecedor.cnpj' }),
    conta('conta_contabil', inteiro(0), { exemplo: '2310', nota: '2310 é a guia da previdência.' }),
    conta('historico', texto(), { ...R, exemplo: 'Energia elétrica' }),
    conta('documento', texto(), { exemplo: '123' }),
    conta('vencimento', dia, R),
    conta('pago_em', dia, { exemplo: '', nota: 'Em branco: a pagar.' }),
    conta('valor', reais({ min: 1 }), R),
  ],
  regras: [
    {
      coluna: 'fornecedor_nome',
      vale: (linha) => (linha['fornecedor_codigo'] === null) === (linha['fornecedor_nome'] === null),
      motivo: 'o fornecedor tem código e nome, ou nenhum dos dois',
      remedio: 'preencha os dois ou deixe os dois em branco',
    },
  ],
  destinos: [
    {
      tabela: 'fornecedor',
      chave: ['codigo'],
      repete: true,
      onde: 's.fornecedor_codigo is not null',
      mais: { codigo: 's.fornecedor_codigo' },
    },
    { tabela: 'conta_a_pagar', chave: ['codigo'] },
  ],
  leitura: 'from conta_a_pagar left join fornecedor on fornecedor.codigo = conta_a_pagar.fornecedor_codigo',
};
