import type { Guide } from '../guide/guide.types.ts';

export const deskGuide: Guide = {
  purpose:
    'Uma mesa: o que espera por uma pessoa, um de cada vez, cada ato com a sua tecla. Decidir leva logo ao próximo, o resultado é dito, e por dez segundos se desfaz.',
  notWhen: [
    'Para ler um relatório: use ReportTable.',
    'Para uma coisa só, sem fila: use TwoPanes ou Drawer.',
    'Para um ato que não se desfaz: pergunte antes com Confirm, dentro de decide.',
  ],
  dos: [
    'Ponha primeiro o grupo que mais precisa de alguém; o que não precisa vai em clean, com quantos e quanto.',
    'Tenha a próxima coisa já lida quando a atual se decide.',
    'Diga em said o que ficou gravado e de quem, e em undo a frase do que se desfez.',
    'Num formulário, dê a accept o id dele e avise a mesa com useInDesk().decided.',
    'Guarde a escolha de singleKeys da pessoa.',
    'Diga em acts.why por que a coisa não tem um ato: a tecla dele o repete.',
    'Diga em elsewhere o que outra pessoa tem aberto agora, e por quem.',
    'Se uma coisa se decide por partes, diga em part qual está à vista, e em isPart que as outras esperam.',
  ],
  donts: [
    'Não ponha nome, CPF nem matrícula no endereço: ponha o número do lugar.',
    'Não dê outra tecla ao mesmo ato noutra mesa.',
  ],
  keys: [
    ['E', 'aceita e vai à próxima'],
    ['1 a 9', 'escolhe uma das respostas oferecidas'],
    ['Q', 'vai à quantidade'],
    ['G', 'nega com a resposta oferecida'],
    ['N, P', 'vai à próxima, ou à anterior'],
    ['U', 'desfaz a última decisão'],
    ['?', 'mostra todas as teclas'],
    ['Esc', 'volta à lista'],
  ],
  frameHeight: 560,
  code:
    '<Desk label="Itens" groups={groups} chosen={key} onChoose={setKey} acts={{ accept, deny }} singleKeys={keys}>\n' +
    '  {(thing) => <Facts facts={factsOf(thing)} />}\n' +
    '</Desk>',
};
