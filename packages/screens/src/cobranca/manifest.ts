import { inicio } from '../app/inicio.ts';
import type { MenuItem, ModuleManifest } from '../app/manifest.ts';
import { geraBoleto, impostoDeRenda, mensageria } from './sharedItems.ts';
import { pedidosDeSaida, retencao } from '../retencao/sharedItems.ts';

const documentosEnviados: MenuItem = {
  key: 'documento-enviado',
  label: 'Documentos enviados por e-mail',
  route: 'documento-enviado',
  icon: 'bill',
  help: [
    'Lista os boletos, as declarações de imposto de renda e as quitações anuais que saíram por e-mail no período, o mais novo primeiro.',
    'Um documento enviado a dois endereços aparece duas vezes.',
    'Em dúvida: o servidor de e-mail recebeu a mensagem e não respondeu. Ela pode ter chegado; enviar de novo pede confirmação.',
  ],
  load: () =>
    import('./documento-enviado/DocumentoEnviadoScreen.tsx').then((file) => file.DocumentoEnviadoScreen),
};

const declaracoesDoAno: MenuItem = {
  key: 'declaracoes-do-ano',
  label: 'Declarações do ano',
  route: 'declaracoes-do-ano',
  icon: 'declaration',
  waitsForCarga: true,
  help: [
    'Lista as declarações de imposto de renda de todos os titulares num ano passado. Mudou desde que saiu é o que a conta diz agora menos o que a declaração dizia quando saiu por e-mail ou foi baixada.',
    'Enviar todas manda por e-mail as que nunca saíram. Uma que mudou depois de enviada manda-se de novo na sua linha.',
    'Baixar todas traz as declarações num ZIP, cada uma num PDF trancado como o do e-mail. De costume vêm só as que ainda não saíram, nem por e-mail nem baixadas. O que não chega inteiro não conta como baixado.',
    'Dmed mostra o que o arquivo do ano levaria, o que está pendente, e o baixa.',
  ],
  load: () =>
    import('./declaracoes-do-ano/DeclaracoesDoAnoScreen.tsx').then((file) => file.DeclaracoesDoAnoScreen),
};

const quitacoesDoAno: MenuItem = {
  key: 'quitacoes-do-ano',
  label: 'Quitações do ano',
  route: 'quitacoes-do-ano',
  icon: 'declaration',
  waitsForCarga: true,
  help: [
    'Lista a quitação anual de débitos (Lei 12.007/2009) de todos os titulares com faturas vencidas num ano passado. Quem deve algo do ano não a tem: o motivo diz os meses e quanto, sem multa e juros.',
    'A lei pede que ela saia até maio do ano seguinte, ou no mês depois de a pessoa quitar o ano.',
    'Enviar todas e Baixar todas fazem como em Declarações do ano, só com quem nada deve.',
  ],
  load: () => import('./quitacao/QuitacoesDoAnoScreen.tsx').then((file) => file.QuitacoesDoAnoScreen),
};

const cartas: MenuItem = {
  key: 'boletos-correio',
  label: 'Boletos para o correio',
  route: 'boletos-correio',
  icon: 'bill',
  waitsForCarga: true,
  help: [
    'Lista os boletos em aberto da competência de quem não tem e-mail, ou tem um que o servidor de e-mail recusou.',
    'Gerar PDF faz um arquivo só, por CEP, sem senha, com o endereço na janela do envelope. O já impresso fica de fora, se não for incluído.',
    'Endereço incompleto não sai: corrija-o na ficha, em Cadastro; o de empresa, no sistema central. Do vencido, emita novo boleto em Gerar boleto.',
  ],
  load: () => import('./cartas/CartasScreen.tsx').then((file) => file.CartasScreen),
};

/** Menu, routes and help of the module. */
export const cobranca: ModuleManifest = {
  key: 'cobranca',
  icon: 'money',
  subtitle: 'Boletos, inadimplência',
  figure: 'pagamento-vencido?todos=1',
  groups: [
    {
      items: [
        {
          ...inicio,
          load: () => import('./inicio/CobrancaInicioScreen.tsx').then((file) => file.CobrancaInicioScreen),
          pages: [documentosEnviados],
          help: [
            'Pendências mostra o que espera por alguém no módulo; Neste mês, o que houve desde o dia 1º. Cada linha leva à lista correspondente.',
            'Títulos em atraso soma o que venceu e continua em aberto, sem multa e juros, pela idade do atraso. Quem tem títulos de idades diferentes aparece em cada uma delas, e uma vez só no total de titulares.',
          ],
        },
        geraBoleto,
        cartas,
      ],
    },
    {
      label: 'Relatórios',
      items: [
        {
          key: 'cancelamento',
          label: 'Cancelamento',
          route: 'cancelamento',
          icon: 'removed',
          load: () =>
            import('./inadimplencia/CancelamentoScreen.tsx').then((file) => file.CancelamentoScreen),
          help: [
            'Lista os titulares cujo contrato foi ou será cancelado na data escolhida, por qualquer motivo, com o endereço para correspondência.',
            'As datas são as dos últimos 24 meses e as já marcadas; ao lado de cada uma está quantos contratos terminam nela.',
            'Avisos diz, de quem sai por inadimplência, o que falta no dia para a lei o deixar, e se a pessoa pediu para sair. Sem dado diz o que não se sabe, que não é aviso. A tela só avisa.',
          ],
        },
        {
          key: 'inadimplente',
          label: 'Inadimplentes',
          route: 'inadimplente',
          icon: 'warning',
          load: () =>
            import('./inadimplencia/InadimplenteScreen.tsx').then((file) => file.InadimplenteScreen),
          help: [
            'Lista os inadimplentes da data de cancelamento escolhida: os titulares que, nesse dia, estão há mais de 60 dias sem pagar. A data pode ser qualquer uma, passada ou por vir.',
            'Situação diz se a lei deixa cancelar o contrato no dia (Lei 9.656/1998, art. 13; RN ANS 593/2023), e Por quê dá a razão. Para ver quem chega ao 50º dia, peça uma data por vir e filtre a coluna 50º dia. Nada é cancelado aqui.',
            'As cidades com os códigos digitados (do IBGE) ficam fora da lista. Há três arquivos: o simples, o da mensageria e o dos telefones errados.',
            'O arquivo simples leva o que a tabela mostra, com os filtros. O da mensageria e o dos telefones errados levam todos da busca que ainda devem hoje: um tem quem recebe mensagem no celular, o outro diz no MOTIVO por que alguém não recebe. Importe o da mensageria em Mensageria.',
          ],
        },
        {
          key: 'notificacao',
          label: 'Notificações',
          route: 'notificacao',
          icon: 'message',
          load: () => import('./notificacao/NotificacaoScreen.tsx').then((file) => file.NotificacaoScreen),
          help: [
            'Lista os contratos de quem paga por si com mensalidade vencida hoje, pelo que cada um espera: um aviso, um prazo, ou nada mais. A lei (Lei 9.656/1998, art. 13; RN ANS 593/2023) pede duas mensalidades, mais de 60 dias, aviso provado e dez dias para pagar; não deixa cancelar com o titular internado ou o débito contestado.',
            'O que falta diz por que o contrato ainda não se cancela; Por quê, a razão inteira, com as mensalidades e os dias. O que ninguém sabe é dito como falta dado. O que é regra da casa está dito assim.',
            'O botão da linha registra contestação e resposta, internação e alta, o que a pessoa prometeu, o aviso feito e a sua prova, e manda a mensagem ou faz a carta. Com linhas escolhidas, a mensagem e as cartas valem para todas; quem não recebe é dito antes. O estado das mensagens se busca sozinho até o décimo dia. Nada é cancelado aqui. Quem paga tudo sai da fila na próxima leitura.',
          ],
        },
        {
          key: 'pagamento-vencido',
          label: 'Pagamentos vencidos',
          route: 'pagamento-vencido',
          icon: 'calendar',
          load: () =>
            import('./inadimplencia/PagamentoVencidoScreen.tsx').then((file) => file.PagamentoVencidoScreen),
          help: [
            'Lista quem tem pagamento com vencimento no período, em aberto e já vencido hoje, com os telefones e os dias de atraso. O mais antigo vem primeiro.',
            'Buscar todos traz todos os títulos em atraso, de qualquer vencimento.',
            'Para ver só uma faixa de atraso, filtre a coluna Faixa de atraso.',
          ],
        },
      ],
    },
    {
      label: 'Relacionamento',
      items: [
        { ...impostoDeRenda, pages: [declaracoesDoAno, quitacoesDoAno] },
        {
          key: 'aviso',
          label: 'Avisos de inadimplência',
          route: 'aviso',
          icon: 'megaphone',
          load: () => import('./aviso/AvisoScreen.tsx').then((file) => file.AvisoScreen),
          help: [
            'Lista os avisos de um titular: por que meio, para que endereço, com que texto, e se cada um vale ou por que não (RN ANS 593/2023, arts. 8 a 10).',
            'Vale o aviso recebido com prova: leitura do e-mail, resposta ao SMS ou aplicativo lida por uma pessoa, ligação gravada, AR da carta, recibo assinado. Entregue ou lido, sem resposta, é aviso sem prova.',
            'Contrato assinado antes de 01/12/2024: só pelos meios do contrato, ou com resposta. O dia se muda nos prazos da lei.',
            'Fazer cartas imprime o aviso das mensalidades vencidas de um ou mais titulares, com a lista para o correio. Cada carta entra como aviso sem prova até chegar o AR; o dado que falta é dito, e a carta com falta não vale.',
            'Dossiê traz num PDF as mensalidades, os pagamentos, os avisos com o seu texto e as provas do titular, por dia, para um tribunal ou a ANS.',
            'Registrar aviso guarda o que se fez fora daqui. Em Abrir se registram as provas, com arquivo de até 10 MB, e se desfaz uma prova errada, com o motivo.',
          ],
        },
        {
          key: 'papel-por-telefone',
          label: 'Papéis por telefone',
          route: 'papel-por-telefone',
          icon: 'phone',
          load: () =>
            import('./por-telefone/PapelPorTelefoneScreen.tsx').then((file) => file.PapelPorTelefoneScreen),
          help: [
            'Lista os papéis que um envio de todos deixou fora porque quem os recebe pediu por telefone. Ligue como ele pediu e use Ligado, atendido.',
            'O pedido se anota no Cadastro, na ficha de quem recebe os papéis.',
          ],
        },
        mensageria,
        retencao,
        pedidosDeSaida,
      ],
    },
  ],
};
