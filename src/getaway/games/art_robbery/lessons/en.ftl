# LESSONS: .do is what to do now, .other answers any other legal move, which is taken back. At most 25 words each.

learn-about = One lesson, 4 minutes.
learn-first-raid = One raid
    .about = Take, steal, the dog, the Boss, and who goes to jail.
learn-ar-take = See the 5 up there? Five points, the richest sheet on the wall. Play your 5 card and it’s yours.
    .do = Tap the 5 in your hand, then take it.
    .other = Good eye, but the 5 pays more. Your card’s back in your hand.
learn-ar-alibi = Now the 0. Worth nothing? Look: two white dots. Dots are alibis, and the thief with the fewest goes to jail.
    .do = Play your 0.
    .other = That works too, but first an alibi: nobody likes jail. Taken back.
learn-ar-bo-dog = Bo fetches the guard dog. Remember that dog.
learn-ar-steal = No 4 left on the wall: Bo has it. So your 4 card steals from him.
    .do = Play your 4.
    .other = Another time! First let’s pick a pocket. Your card’s back.
learn-ar-dog-instead = Ha! Rob the dog’s owner and they choose: the loot, or the dog. Bo kept his 4, the dog’s yours.
learn-ar-robbed = Now Bo wants your 5. But you have the dog, so you choose what he gets. Keep the 5, trust me.
    .do = Give the dog, keep the 5.
    .other = Fair enough, most nights! But that 5 will keep the Boss for you in a minute. Try it the other way.
learn-ar-boss = The Boss pays 5, but stays only beside a 4 or a 5. You’ve got one! The Greedy thief takes anything.
    .do = Play the Greedy thief, take the Boss.
    .other = Fine loot, but Bosses don’t wait. I’ve put it back.
learn-ar-spent = Cy’s card finds nothing to take. It’s simply spent. That happens.
learn-ar-last = One sheet left, a 3. Take it and the raid ends at once: what you have is safe for good.
    .do = Play your 3.
    .other = Slow down? Never! Grab the last sheet and lock it all in.
learn-ar-safe = Raid over! Your 5 kept the Boss. What’s in the safe, nobody can steal any more. After four raids, most points wins.
learn-ar-greed = The last raid, two pictures left. Alibis: you 3, Cy 4, Bo 5. The rich 5 with one dot, or the 0 with two?
    .do = Play the Greedy thief, then choose.
    .other = Another night. Only the Greedy thief reaches both pictures.
learn-ar-arrested = Caught! Four alibis, as few as Cy, and all who tie for fewest go to jail. Rewind, and be modest.
learn-ar-end = Cy stole the most, but the fewest alibis means jail. Of the rest, most points wins: you! Now try it for real!
learn-reward = Light fingers

## The rules in short

goal = Steal the most, and have an alibi.
    .about = After four raids, the thief with the fewest alibis goes to jail. Among the rest, most points wins.
turn-1 = Play a card
    .text = One of your five. There’s no pass.
turn-2 = Take it
    .text = The loot with that number, from the wall.
turn-3 = Or steal it
    .text = None on the wall? Take it from a thief.
turn-4 = Mind the dog
    .text = Its owner may give the dog instead.
turn-5 = Draw
    .text = Back to five cards. Wall empty? The raid’s over.
