import { item, type MenuItem } from '../app/manifest.ts';

// Screens of this module that other modules' menus list too.

/** A payer with the whole debt; reached from rows and from Ir para. */
const pagador = {
  ...item('pagador', 'Pagador', 'users'),
  waitsForCarga: true,
  help: [
    'Ir para (Ctrl K), em Cobrança, abre um pagador pelo nome, CPF, matrícula ou por um boleto; o botão Pagador das listas também. Recarregar a página a deixa sem ninguém.',
    'Deve hoje soma cada fatura em aberto uma vez, com multa e juros até hoje, de todos os tipos. Um boleto que não entra na soma diz por quê.',
    'Emitir novo boleto escolhe o dia e as faturas. O PDF se abre aqui sem pedir a senha; o arquivo baixado ou enviado continua trancado.',
    'Outro e-mail manda o boleto a um endereço digitado, com o teto de envios por dia. Mensagem mostra um texto com o valor, o dia até quando vale e a linha, para copiar.',
    'Promessas, avisos e dossiê são da Cobrança: sem este módulo eles não aparecem.',
  ],
  load: () => import('./pagador/PagadorScreen.tsx').then((file) => file.PagadorScreen),
} satisfies MenuItem;

/** Boletos of a beneficiary: cobrança, vendas, atendimento. */
export const geraBoleto = {
  ...item('gera-boleto', 'Gerar boleto', 'bill'),
  waitsForCarga: true,
  help: [
    'A senha do PDF são os 5 primeiros caracteres do CPF/CNPJ. Imprimir (Ctrl P) o abre em outra aba: imprima dela.',
    'Escolha o tipo e digite a matrícula: sem data vêm os boletos em aberto. A data acha só os que vencem nesse dia; para pagar noutro dia, use Emitir novo boleto.',
    'Ir para (Ctrl K) abre os boletos de uma pessoa por nome, CPF ou matrícula, e um boleto pelo nosso número ou pelo fim dele.',
    'Um boleto vencido sai com multa e juros até hoje, enquanto o banco o recebe.',
  ],
  load: () => import('./boleto/GeraBoletoScreen.tsx').then((file) => file.GeraBoletoScreen),
  pages: [pagador],
} satisfies MenuItem;

/** Income-tax declarations: cobrança, vendas, atendimento. */
export const impostoDeRenda = {
  ...item('imposto-de-renda', 'Imposto de Renda', 'declaration'),
  waitsForCarga: true,
  help: [
    'Digite a matrícula do titular ou de um dependente: a declaração é a do contrato.',
    'Para enviar por e-mail, digite o endereço antes de usar Enviar e-mail.',
    'A senha do PDF, baixado ou enviado, são os 5 primeiros dígitos do CPF do titular. Imprimir (Ctrl P) o abre em outra aba: imprima dela.',
    'Quitação anual mostra os anos em que nada se deve do contrato buscado, e o que falta dos outros. A lei pede que ela saia até maio do ano seguinte.',
  ],
  load: () => import('./imposto-de-renda/ImpostoDeRendaScreen.tsx').then((file) => file.ImpostoDeRendaScreen),
} satisfies MenuItem;

/** Messaging campaigns: cobrança, financeiro. */
export const mensageria = {
  ...item('mensageria', 'Mensageria', 'message'),
  waitsForCarga: true,
  help: [
    'Lista as campanhas de mensagens, a mais nova primeiro; com mês e ano, só as criadas nele. O que está sendo importado ou enviado se atualiza sozinho.',
    'Importar campanha lê um arquivo .csv separado por ponto e vírgula. Se uma linha estiver errada, nada entra, e o arquivo volta com a coluna MOTIVO.',
    'Uma campanha importada aguarda autorização: Enviar campanha libera as mensagens, uma só vez.',
    'Ver mensagens diz o que houve com cada uma; Lidas conta quem respondeu ou clicou.',
  ],
  load: () => import('./campanha/MensageriaScreen.tsx').then((file) => file.MensageriaScreen),
  pages: [
    {
      ...item('detalhe-campanha', 'Detalhe da campanha', 'message'),
      waitsForCarga: true,
      help: ['Leva à campanha em Mensageria.'],
      load: () => import('./campanha/DetalheCampanhaScreen.tsx').then((file) => file.DetalheCampanhaScreen),
    },
  ],
} satisfies MenuItem;
