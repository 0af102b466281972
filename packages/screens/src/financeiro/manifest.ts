import { inicio } from '../app/inicio.ts';
import { item, type MenuItem, type ModuleManifest } from '../app/manifest.ts';
import { conferenciaDaNoite } from './sharedItems.ts';
import { mensageria } from '../cobranca/sharedItems.ts';

const recebimentos: MenuItem = {
  key: 'recebimentos',
  label: 'Recebimentos',
  route: 'recebimentos',
  icon: 'money',
  help: ['Lista os títulos pagos no período, pelo dia do pagamento, o mais novo primeiro.'],
  load: () => import('./saldos/RecebimentosScreen.tsx').then((file) => file.RecebimentosScreen),
};

/** Menu, routes and help of the module. */
export const financeiro: ModuleManifest = {
  key: 'financeiro',
  icon: 'bank',
  subtitle: 'Retorno, contas pagas',
  groups: [
    {
      items: [
        {
          ...inicio,
          load: () =>
            import('./inicio/InicioFinanceiroScreen.tsx').then((file) => file.InicioFinanceiroScreen),
          pages: [recebimentos, conferenciaDaNoite],
          help: [
            'Mostra o que se recebeu e pagou no mês, o que vence nos próximos 7 dias e o que está em atraso. Cada número abre as linhas que conta.',
            'Recebimentos conta os títulos pelo dia do pagamento. O que caiu na conta, pelo dia do crédito, está em Arquivo banco.',
          ],
        },
        {
          ...item('manha', 'Manhã do banco', 'check'),
          load: () => import('./manha/ManhaDoBancoScreen.tsx').then((file) => file.ManhaDoBancoScreen),
          help: [
            'Solte o retorno: a página diz o que se pagou, o que espera por você e o que falta, e confere o dia.',
          ],
        },
        {
          key: 'arquivo-banco',
          label: 'Arquivo banco',
          route: 'arquivo-banco',
          icon: 'bank',
          load: () => import('./retorno/ArquivoBancoScreen.tsx').then((file) => file.ArquivoBancoScreen),
          help: [
            'Preencha os dias válidos e solte os arquivos de retorno CBR643: cada um entra inteiro ou não entra. Abra um arquivo para ver como terminou cada linha e o que ela diz, campo por campo.',
            'Uma linha igual à de um arquivo anterior espera em A decidir: segundo pagamento ou repetição. Créditos por dia soma o que o banco lança, para conferir com o extrato.',
            'Um dia se abre nas suas linhas: o que foi recebido, as tarifas e o devolvido, e para onde foi o líquido. Em Extratos, o OFX do banco confere sozinho os dias em que concorda, e mostra só os outros.',
            'Um gerente desfaz uma linha, o arquivo inteiro ou um extrato. Desfazer uma linha tira a quem o dinheiro foi dado; o dia guarda a soma.',
          ],
        },
        {
          key: 'remessas',
          label: 'Remessas',
          route: 'remessas',
          icon: 'refresh',
          waitsForCarga: true,
          load: () => import('./remessa/RemessasScreen.tsx').then((file) => file.RemessasScreen),
          help: [
            'Fazer remessa escreve num arquivo CBR641 o que espera: o registro dos novos boletos e a baixa dos que eles substituem. Baixe-o, envie-o ao banco e diga Foi ao banco.',
            'Uma remessa que não foi ao banco pode ser retirada: os seus comandos esperam a próxima. O retorno do banco, em Arquivo banco, responde a cada um.',
            'Antes da primeira, faça o arquivo de teste: novos boletos só podem ser emitidos depois que o banco o aceitou. Um número que não confere espera em Decidir.',
          ],
        },
        {
          key: 'cadastro-feriado',
          label: 'Cadastro de feriados',
          route: 'cadastro-feriado',
          icon: 'calendar',
          load: () =>
            import('./feriado/CadastroFeriadoScreen.tsx').then((file) => file.CadastroFeriadoScreen),
          help: [
            'Salvar cadastra os feriados do ano: os nacionais, os dias em que só os bancos fecham e os da cidade. Salvar de novo acrescenta só o que falta.',
            'Ver feriados mostra os que estão gravados no ano.',
            'O que vence em dia sem banco, ou em feriado estadual ou municipal gravado, está em dia até o próximo dia com banco.',
            'Os dias civis contam também nos prazos da lei; os dias em que só os bancos fecham não. O estado e o município são os da sede da operadora.',
          ],
        },
      ],
    },
    {
      label: 'Sistema central',
      items: [
        {
          key: 'sistema-central',
          label: 'Para o sistema central',
          route: 'sistema-central',
          icon: 'refresh',
          load: () =>
            import('../cadastro/sistema-central/SistemaCentralFinanceiroScreen.tsx').then(
              (file) => file.SistemaCentralFinanceiroScreen,
            ),
          help: [
            'Os pagamentos e as mudanças de faturas e títulos que o sistema central ainda não tem. A entrega que traz o mesmo valor tira a linha da lista.',
            'Diverge quando os dois lados mudaram o mesmo valor: mantenha o daqui ou aceite o do central.',
          ],
        },
      ],
    },
    {
      label: 'Contas a pagar',
      items: [
        {
          key: 'contasAPagarPgtsEfetuados',
          label: 'Pagamentos efetuados',
          route: 'ContasAPagarPgtsEfetuados',
          icon: 'cash',
          load: () =>
            import('./contas-a-pagar/ContasAPagarScreen.tsx').then((file) => file.ContasAPagarScreen),
          help: [
            'Lista os pagamentos feitos no período. Os do caixa e as guias da previdência social (conta contábil 2310) só entram quando incluídos.',
            'NULO é o que não foi informado. O total, embaixo, soma as linhas que a tabela mostra.',
          ],
        },
        {
          key: 'idadeSaldos',
          label: 'Idade de saldos',
          route: 'idadeSaldos',
          icon: 'savings',
          load: () => import('./saldos/IdadeSaldosScreen.tsx').then((file) => file.IdadeSaldosScreen),
          help: [
            'Lista as faturas em aberto hoje, sem multa e juros. Cada faixa de atraso abre as suas faturas.',
            'O que vence em dia sem banco está a vencer até o próximo dia com banco.',
          ],
        },
      ],
    },
    {
      label: 'Cobrança',
      items: [
        {
          key: 'boletosGerados',
          label: 'Boletos gerados',
          route: 'boletosGerados',
          icon: 'bill',
          waitsForCarga: true,
          load: () =>
            import('./boletos-gerados/BoletosGeradosScreen.tsx').then((file) => file.BoletosGeradosScreen),
          help: [
            'Lista os boletos em aberto de um vencimento. O arquivo de boletos leva quem recebe mensagem no celular; o de telefone errado, os outros, com o motivo.',
            'Enviar boletos por e-mail manda um boleto depois do outro, e continua também quando a tela é fechada. Quem não tem e-mail é pulado; o que já saiu para o mesmo endereço não sai de novo.',
            'Um envio parado pode ser continuado, e os que falharam, tentados de novo.',
          ],
        },
        {
          ...mensageria,
          help: [
            'Boletos de um vencimento: os dois arquivos, o de quem recebe mensagem e o de telefone errado. Importe o primeiro em Importar campanha.',
            ...mensageria.help,
          ],
          load: () =>
            import('./boletos-gerados/MensageriaFinanceiroScreen.tsx').then(
              (file) => file.MensageriaFinanceiroScreen,
            ),
        },
      ],
    },
  ],
};
