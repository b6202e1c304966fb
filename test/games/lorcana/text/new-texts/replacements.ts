// Texts that replace an event (6.5), or how the card enters play.

export const REPLACEMENTS = {
  character: [
    // Damage
    'The first time this character would be dealt damage each turn, she takes no damage instead.',
    'The first time this character would be dealt damage each turn, he takes no damage instead.',
    'The first time one of your characters would be dealt damage each turn, it takes no damage instead.',
    'If this character would be dealt damage, it takes no damage instead.',
    'If this character would be dealt damage, they take no damage instead.',
    'If one of your other characters would be dealt damage, that character takes no damage instead.',
    'If one of your Princess characters would be dealt damage, it takes no damage instead.',
    'During your turn, if this character would be dealt damage, they take no damage instead.',
    'During your turn, if this character would be dealt damage, she takes no damage instead.',
    'If this character would be dealt damage, she takes no damage instead.',
    // Banish
    'Whenever this character would be banished, you may return him to your hand instead.',
    'If this character would be banished, you may banish one of your items instead.',
    'If this character would be banished in a challenge, you may return her to your hand instead.',
    'If one of your other characters would be banished, you may banish this character instead.',
    "If an opposing character would be banished, put it on the bottom of its player's deck instead.",
    "If a character here would be banished in a challenge, return it to its player's hand instead.",
    'If this character would be banished, you may put a card from under her into your discard instead.',
    'If this character would be banished in a challenge, you may choose and discard a card instead.',
    'If this character would be banished, you may remove all damage from her and exert her instead.',
    'If one of your other characters would be banished in a challenge, you may banish this item instead.',
    'Once during your turn, if one of your characters would be banished, you may return them to your hand instead.',
    'If this character would be banished in a challenge, you may banish one of your items instead.',
    'If one of your items would be banished, you may exert this character instead.',
    'If this character would be banished, return them to your hand instead.',
    'If this character would be banished in a challenge, return her to your hand instead.',
    'When this character would be banished in a challenge, you may pay 2 {I} to return him to your hand instead.',
    'When this character would be banished, exert him and remove all damage from him instead.',
    // Enters play exerted
    'This character may enter play exerted to deal 1 damage to chosen character.',
    'This character may enter play exerted to draw a card.',
    'This character may enter play exerted to give another chosen character +2 {S} this turn.',
    'If you have another Whisper character in play, this character may enter play exerted to deal 1 damage to chosen character.',
  ],
};
